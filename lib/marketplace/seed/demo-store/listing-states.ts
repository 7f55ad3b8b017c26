import { asc, eq } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { ListingStatus } from '@/lib/contract/schemas/seller/listing-states';
import { listings } from '@/lib/marketplace/kernel/db/schema/listings';
import {
  changeState,
  described,
  noteRevisions,
  publishedDocuments,
  publishListings,
} from '@/lib/marketplace/modules/listings';
import type { Database } from '../../kernel/db/connection';
import type { Market } from './market';

const hour = 3_600_000;

type State = { status: Exclude<ListingStatus, 'live'>; code: string; ago: number };

/** The demo vendor's listings that are not on sale, beside the live ones. */
const states: readonly State[] = [
  { status: 'draft', code: 'DEMO-DRAFT', ago: 2 },
  { status: 'in_review', code: 'DEMO-REVIEW', ago: 5 },
  { status: 'rejected', code: 'DEMO-REJECTED', ago: 30 },
  { status: 'paused', code: 'DEMO-PAUSED', ago: 90 },
  { status: 'archived', code: 'DEMO-ARCHIVED', ago: 400 },
];

const reasons = {
  'description.en': 'Say which fabric it is and how it is washed.',
  pictures: 'The second picture shows another colour.',
};

/** Returns the next version of a listing: its goods under codes of their own; a draft has no Hindi yet. */
function nextVersion(document: ListingDocument, code: string): ListingDocument {
  const isDraft = code === 'DEMO-DRAFT';
  const skus = document.skus.map((sku, index) => ({
    ...sku,
    key: `${index + 1}`,
    sku: `${code}-${index + 1}`,
    gtin: '',
    price: isDraft ? null : sku.price,
  }));
  const name = {
    en: `${document.name.en}, new season`,
    hi: isDraft ? '' : `${document.name.hi}, नया सीज़न`,
  };
  return { ...document, name, skus };
}

/** Gives the demo vendor's store a listing in every state. */
export async function insertListingStates(db: Database, { store, ago }: Market): Promise<void> {
  const live = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.storeId, store.id))
    .orderBy(asc(listings.id))
    .limit(states.length);
  const published = await publishedDocuments(
    db,
    live.map(({ id }) => id),
  );
  const documents = [...published.values()];
  const rows = states.flatMap(({ status, code, ago: hours }, index) => {
    const like = documents[index];
    if (!like) return [];
    const draft = nextVersion(like, code);
    const updatedAt = ago(hours * hour);
    const isSubmitted = status === 'in_review' || status === 'rejected';
    return [
      {
        storeId: store.id,
        code,
        status: status === 'paused' ? ('draft' as const) : status,
        draft,
        ...described(code, draft),
        rejection: status === 'rejected' ? reasons : null,
        submittedAt: isSubmitted ? updatedAt : null,
        updatedBy: store.vendorId,
        createdAt: updatedAt,
        updatedAt,
      },
    ];
  });
  if (!rows.length) return;
  const made = await db.insert(listings).values(rows).returning();
  await noteRevisions(
    db,
    made.map(({ id, draft }) => ({
      listingId: id,
      kind: 'saved',
      vendorId: store.vendorId,
      document: draft,
    })),
  );
  const paused = made.find(({ code }) => code === 'DEMO-PAUSED');
  if (paused) await publishAndPause(db, paused);
}

async function publishAndPause(db: Database, row: typeof listings.$inferSelect): Promise<void> {
  const { id, storeId, code, draft: document, updatedBy, updatedAt } = row;
  if (!document || !updatedBy) return;
  await publishListings(db, [{ id, storeId, code, document }], { vendorId: updatedBy });
  await changeState(db, { storeId, vendorId: updatedBy }, { id, change: 'pause' });
  await db.update(listings).set({ publishedAt: updatedAt, updatedAt }).where(eq(listings.id, id));
}
