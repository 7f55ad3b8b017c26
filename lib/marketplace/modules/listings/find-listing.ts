import { and, eq } from 'drizzle-orm';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import type { Database } from '../../kernel/db/connection';
import { listings } from '../../kernel/db/schema/listings';
import { NotFound } from '../../kernel/errors';
import { publishedDocuments } from './published-documents';

export type ListingRow = typeof listings.$inferSelect;

/**
 * Returns a listing of the store, locked until the transaction ends.
 * @throws {NotFound} listing_not_found, also for another store's listing
 */
export async function lockListing(
  tx: Database,
  { storeId, id }: { storeId: number; id: number },
): Promise<ListingRow> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.storeId, storeId)))
    .for('update');
  if (!row) throw new NotFound('listing_not_found');
  return row;
}

/** Returns a listing's document: its draft, else the one of its products. */
export async function documentOf(db: Database, row: ListingRow): Promise<ListingDocument> {
  if (row.draft) return row.draft;
  const document = (await publishedDocuments(db, [row.id])).get(row.id);
  if (!document) throw new NotFound('listing_not_found');
  return document;
}
