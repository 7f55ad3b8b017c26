import { and, asc, eq } from 'drizzle-orm';
import type { Listing } from '@/lib/contract/schemas/seller/listings';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { NotFound } from '../../kernel/errors';
import { documentOf, type ListingRow } from './find-listing';

/**
 * Returns a listing of the store.
 * @throws {NotFound} listing_not_found, also for another store's listing
 */
export async function findListing(
  db: Database,
  { storeId, id }: { storeId: number; id: number },
): Promise<ListingRow> {
  const [row] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.storeId, storeId)));
  if (!row) throw new NotFound('listing_not_found');
  return row;
}

/**
 * Returns a listing for the editor; published SKUs have their current stock.
 * @throws {NotFound} listing_not_found
 */
export async function readListing(
  db: Database,
  which: { storeId: number; id: number },
): Promise<Listing> {
  const row = await findListing(db, which);
  const document = await documentOf(db, row);
  const published = await db
    .select({ sku: products.sku, stock: products.stock, slug: products.slug })
    .from(products)
    .where(and(eq(products.listingId, row.id), eq(products.isRemoved, false)))
    .orderBy(asc(products.id));
  const stockOf = new Map(published.map(({ sku, stock }) => [sku, stock]));
  const skus = document.skus.map((sku) => ({ ...sku, stock: stockOf.get(sku.sku) ?? sku.stock }));
  return {
    id: row.id,
    code: row.code,
    version: row.version,
    status: row.status,
    has_changes: row.hasChanges,
    is_published: row.publishedAt !== null,
    rejection: row.rejection,
    document: { ...document, skus },
    slug: row.status === 'live' ? (published[0]?.slug ?? null) : null,
    updated_at: row.updatedAt.toISOString(),
  };
}
