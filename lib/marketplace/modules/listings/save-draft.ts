import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../kernel/errors';
import { documentOf, lockListing } from './find-listing';
import { checkPictures } from './own-pictures';
import { noteSaved } from './revisions';
import { described, type Editor, restingStatus, saveListings } from './save-listings';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = () =>
  `L-${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/**
 * Creates a draft of the store, with a generated code if none is given.
 * @returns its id
 * @throws {InvalidFields} listing_code_taken, picture_gone
 */
export function createListing(
  db: Database,
  editor: Editor,
  { code = newCode(), document }: { code?: string; document: ListingDocument },
): Promise<number> {
  return transact(db, async (tx) => {
    const [saved] = await saveListings(tx, editor, [{ code, document }], 'saved');
    if (!saved?.isNew) throw new InvalidFields({ code: 'listing_code_taken' });
    return saved.id;
  });
}

/**
 * Saves a listing's draft if nobody has changed it since that version.
 * @returns its new version
 * @throws {DomainError} 409 listing_changed, with the current `version` and `document`; 409 listing_archived
 * @throws {NotFound} listing_not_found
 * @throws {InvalidFields} picture_gone
 */
export function saveDraft(
  db: Database,
  { storeId, vendorId }: Editor,
  { id, version, document }: { id: number; version: number; document: ListingDocument },
): Promise<number> {
  return transact(db, async (tx) => {
    const row = await lockListing(tx, { storeId, id });
    if (row.status === 'archived') throw new DomainError(409, 'listing_archived');
    const present = await documentOf(tx, row);
    if (row.version !== version) {
      const data = { version: row.version, document: present };
      throw new DomainError(409, 'listing_changed', { data });
    }
    await checkPictures(tx, storeId, [document]);
    const [saved] = await tx
      .update(listings)
      .set({
        draft: document,
        status: restingStatus as never,
        version: sql`${listings.version} + 1`,
        hasChanges: row.publishedAt !== null,
        ...described(row.code, document),
        updatedBy: vendorId,
        updatedAt: sql`now()`,
      })
      .where(eq(listings.id, id))
      .returning({ version: listings.version });
    await writeThresholds(tx, id, document);
    await noteSaved(tx, { listingId: id, vendorId, document });
    return Number(saved?.version);
  });
}

/** Writes thresholds of published SKUs at once, because shoppers do not see them. */
async function writeThresholds(tx: Database, listingId: number, { skus }: ListingDocument) {
  const given = skus.flatMap(({ sku, low_stock: low }) =>
    low === undefined ? [] : [{ sku, low }],
  );
  if (!given.length) return;
  await tx.execute(sql`update ${products} p set low_stock_threshold = r.low
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(sku text, low integer)
    where p.listing_id = ${listingId} and p.sku = r.sku
      and p.low_stock_threshold is distinct from r.low`);
}
