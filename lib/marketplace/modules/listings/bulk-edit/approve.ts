import { eq, inArray, sql } from 'drizzle-orm';
import type { EditRefusal } from '@/lib/api/schemas/operators/listing-edits';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { listings } from '../../../kernel/db/schema/listings';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { enqueueMail } from '../../../kernel/mail/outbox';
import type { ListingRow } from '../find-listing';
import { listingDecidedMail, listingsApprovedMail } from '../listing-mail';
import { publishListings } from '../publish/publish';
import { noteRevisions } from '../revisions';

/**
 * Publishes listings in review, whose drafts lack nothing, and tells each store by one mail.
 * @returns those whose SKUs stand against it
 */
export async function approveListings(
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
