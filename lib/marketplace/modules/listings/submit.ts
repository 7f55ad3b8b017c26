import { eq, inArray, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { documentProblems, type Problem } from '@/lib/contract/schemas/seller/listing-problems';
import type { ListingStatus } from '@/lib/contract/schemas/seller/listing-states';
import type { Database } from '../../kernel/db/connection';
import { listings } from '../../kernel/db/schema/listings';
import { stores } from '../../kernel/db/schema/stores';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../kernel/errors';
import { documentOf, type ListingRow, lockListing } from './find-listing';
import { publishListings } from './publish/publish';
import { takenCodes } from './publish/refusals';
import { publishedDocuments } from './published-documents';
import { noteRevisions } from './revisions';
import type { Editor, SavedListing } from './save-listings';

/** Returns whether an operator reviews the store's changes before shoppers see them. */
export async function needsReview(db: Database, storeId: number): Promise<boolean> {
  if (!config.listingReview) return false;
  const [store] = await db
    .select({ reviewRequired: stores.reviewRequired })
    .from(stores)
    .where(eq(stores.id, storeId));
  return store?.reviewRequired ?? true;
}

/**
 * Submits a draft to the operator's review, or publishes it at once if none is needed; always reviews a higher
 * MRP.
 * @returns its new status
 * @throws {InvalidFields} the missing values, by field of the document
 * @throws {DomainError} 409 listing_changed for another version, listing_archived
 */
export function submitListing(
  db: Database,
  { storeId, vendorId }: Editor,
  { id, version }: { id: number; version: number },
): Promise<ListingStatus> {
  return transact(db, async (tx) => {
    const row = await lockListing(tx, { storeId, id });
    if (row.status === 'archived') throw new DomainError(409, 'listing_archived');
    const document = await documentOf(tx, row);
    if (row.version !== version) {
      throw new DomainError(409, 'listing_changed', { data: { version: row.version, document } });
    }
    const problems = documentProblems(document);
    const taken = (await takenCodes(tx, [{ id, storeId, document }])).get(id);
    document.skus.forEach(({ sku }, index) => {
      if (taken?.has(sku)) problems.push({ field: `skus.${index}.sku`, code: 'sku_taken' });
    });
    refuse(problems);
    const shown = (await publishedDocuments(tx, [id])).get(id);
    if (!(await needsReview(tx, storeId)) && !raisesMrp(shown, document)) {
      await publishOne(tx, row, vendorId);
      await noteRevisions(tx, [{ listingId: id, kind: 'published', vendorId, document }]);
      return 'live';
    }
    await tx
      .update(listings)
      .set({
        status: 'in_review',
        draft: document,
        rejection: null,
        submittedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(listings.id, id));
    await noteRevisions(tx, [{ listingId: id, kind: 'submitted', vendorId, document }]);
    return 'in_review';
  });
}

/**
 * Publishes a listing's document.
 * @throws {InvalidFields} sku_taken, price_under_deal
 */
export async function publishOne(
  tx: Database,
  row: ListingRow,
  vendorId: number | null,
): Promise<void> {
  const { id, storeId, code } = row;
  const document = await documentOf(tx, row);
  refuse((await publishListings(tx, [{ id, storeId, code, document }], { vendorId })).get(id));
}

function refuse(problems: Problem[] = []): void {
  if (!problems.length) return;
  throw new InvalidFields(Object.fromEntries(problems.map(({ field, code }) => [field, code])));
}

/** Returns whether a public SKU would get a higher MRP, whose struck-through price has to be reviewed first. */
export function raisesMrp(shown: ListingDocument | undefined, wanted: ListingDocument): boolean {
  const mrps = new Map(shown?.skus.map(({ sku, mrp }) => [sku, mrp]));
  return wanted.skus.some(
    ({ sku, mrp }) => (mrp ?? 0) > (mrps.get(sku) ?? Number.POSITIVE_INFINITY),
  );
}

/** Submits complete saved drafts to the operator's review; call it with some hundreds at a time. */
export async function submitForReview(
  tx: Database,
  vendorId: number | null,
  saved: SavedListing[],
): Promise<void> {
  if (!saved.length) return;
  const ids = saved.map(({ id }) => id);
  await tx
    .update(listings)
    .set({ status: 'in_review', rejection: null, submittedAt: sql`now()`, updatedAt: sql`now()` })
    .where(inArray(listings.id, ids));
  await noteRevisions(
    tx,
    saved.map(({ id, document }) => ({ listingId: id, kind: 'submitted', vendorId, document })),
  );
}
