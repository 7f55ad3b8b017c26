import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type {
  EditedListings,
  EditRefusal,
  ListingEdit,
} from '@/lib/contract/schemas/operators/listing-edits';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { markCatalogueStale, markProductsStale } from '../../../kernel/events/stale-products/mark';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { moveListings } from '../change-state';
import type { ListingRow } from '../find-listing';
import { publishListings } from '../publish/publish';
import { listingDecidedMail, listingsApprovedMail } from '../review';
import { noteRevisions } from '../revisions';
import { checkEdit, type FieldEdit, isFieldEdit, judge } from './judge';

type Versioned = { id: number; version: number };

/**
 * Changes listings of any stores in one transaction, and records it in their histories; skips listings changed
 * since their version.
 * @throws {InvalidFields} for an unknown category or brand
 */
export function editListings(
  db: Database,
  { edit, listings: given }: { edit: ListingEdit; listings: Versioned[] },
): Promise<EditedListings> {
  const versions = new Map(given.map(({ id, version }) => [id, version]));
  return transact(db, async (tx) => {
    await checkEdit(tx, edit);
    // The locks are taken in the order of ids, so that concurrent changes wait for each other.
    const rows = await tx
      .select()
      .from(listings)
      .where(inArray(listings.id, [...versions.keys()]))
      .orderBy(asc(listings.id))
      .for('update');
    const present = rows.filter(({ id, version }) => versions.get(id) === version);
    const refused = await judge(tx, present, edit);
    for (const { id } of rows)
      if (!present.some((row) => row.id === id)) refused.set(id, 'version');
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    for (const id of versions.keys()) if (!titles.has(id)) refused.set(id, 'gone');
    const changing = present.filter(({ id }) => !refused.has(id));
    const late = await write(tx, changing, edit);
    for (const [id, reason] of late) refused.set(id, reason);
    return {
      changed: changing.length - late.size,
      refused: [...refused].map(([id, reason]) => ({ id, title: titles.get(id) ?? '', reason })),
    };
  });
}

/**
 * Writes an edit to locked listings.
 * @returns the refusals found while writing
 */
async function write(
  tx: Database,
  rows: ListingRow[],
  edit: ListingEdit,
): Promise<Map<number, EditRefusal>> {
  if (!rows.length) return new Map();
  if (edit.kind === 'approve') return approveListings(tx, rows);
  if (edit.kind === 'state') await moveListings(tx, rows, edit.value, null);
  if (isFieldEdit(edit)) await setField(tx, rows, edit);
  return new Map();
}

/** Sets a field in the drafts and in the published version; other changes of a draft stay unpublished. */
async function setField(tx: Database, rows: ListingRow[], { kind, value }: FieldEdit) {
  const ids = rows.map(({ id }) => id);
  const written = await tx
    .update(listings)
    .set({
      draft: sql`jsonb_set(${listings.draft}, ${`{${kind}}`}, ${JSON.stringify(value)}::jsonb)`,
      version: sql`${listings.version} + 1`,
      updatedAt: sql`now()`,
      ...(kind === 'category_id' && { categoryId: value }),
    })
    .where(inArray(listings.id, ids))
    .returning({ listingId: listings.id, document: listings.draft });
  const changed = await tx
    .update(products)
    .set({ [columns[kind]]: value, updatedAt: sql`now()` })
    .where(and(inArray(products.listingId, ids), eq(products.isRemoved, false)))
    .returning({ id: products.id });
  await markProductsStale(
    tx,
    changed.map(({ id }) => id),
  );
  // The lists of their former category or brand are stale, too.
  if (kind === 'category_id' || kind === 'brand_id') await markCatalogueStale(tx);
  await noteRevisions(
    tx,
    written.map((note) => ({ ...note, kind: 'edited', vendorId: null })),
  );
}

const columns = {
  category_id: 'categoryId',
  brand_id: 'brandId',
  hsn: 'hsn',
  return_policy: 'returnPolicy',
} as const satisfies Record<FieldEdit['kind'], keyof typeof products.$inferInsert>;

/**
 * Publishes complete drafts of listings in review, and tells each store by one mail.
 * @returns the listings whose SKUs prevent it
 */
async function approveListings(
  tx: Database,
  rows: ListingRow[],
): Promise<Map<number, EditRefusal>> {
  const refused = new Map<number, EditRefusal>();
  for (const storeId of new Set(rows.map((row) => row.storeId))) {
    const own = rows.filter((row) => row.storeId === storeId);
    const publishings = own.flatMap(({ id, code, draft }) =>
      draft ? [{ id, storeId, code, document: draft }] : [],
    );
    const problems = await publishListings(tx, publishings, { vendorId: null });
    for (const id of problems.keys()) refused.set(id, 'conflict');
    await tell(
      tx,
      storeId,
      own.filter(({ id }) => !problems.has(id)),
    );
  }
  const approved = rows.filter(({ id }) => !refused.has(id));
  const ids = approved.map(({ id }) => id);
  if (!ids.length) return refused;
  await tx
    .update(listings)
    .set({ reviewedAt: sql`now()`, rejection: null })
    .where(inArray(listings.id, ids));
  await noteRevisions(
    tx,
    approved.map(({ id, draft }) => ({
      listingId: id,
      kind: 'approved',
      vendorId: null,
      document: draft,
    })),
  );
  return refused;
}

async function tell(tx: Database, storeId: number, approved: ListingRow[]): Promise<void> {
  const [first] = approved;
  const [owner] = await tx
    .select({ email: vendors.email, name: vendors.firstName, lang: vendors.locale })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(eq(stores.id, storeId));
  if (!first || !owner) return;
  const title = translated(first, 'title', owner.lang);
  const mail =
    approved.length === 1
      ? listingDecidedMail(owner, { id: first.id, title, reasons: [] }, 'approved')
      : listingsApprovedMail(owner, approved.length);
  await enqueueMail(tx, { kind: 'written', mail }, { storeId });
}
