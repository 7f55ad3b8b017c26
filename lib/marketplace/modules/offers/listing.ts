import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';

/** Returns the listing of a product, in SQL. */
export const listingOfProduct = (productId: SQLWrapper | number) =>
  sql`(select ${products.listingId} from ${products} where ${products.id} = ${productId})`;

/**
 * Returns whether a column of product ids names a SKU of the same listing as `productId`. The array lets
 * PostgreSQL use the column's index even without statistics.
 */
export const isOfListing = (column: SQLWrapper, productId: SQLWrapper | number) =>
  sql<boolean>`${column} = any(array(select ${products.id} from ${products}
    where ${products.listingId} = ${listingOfProduct(productId)}))`;

/** Returns ids of all SKUs of a product's listing. */
export async function skusOfListing(db: Database, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.listingId, listingOfProduct(productId)));
  return rows.map(({ id }) => id);
}
