import { type SQLWrapper, sql } from 'drizzle-orm';
import { products } from '../db/schema/catalog';

/** The listing of a product, in SQL. */
export const listingOfProduct = (productId: SQLWrapper | number) =>
  sql`(select ${products.listingId} from ${products} where ${products.id} = ${productId})`;

/** Whether a column of product ids names a SKU of the same listing as `productId`. */
export const isOfListing = (column: SQLWrapper, productId: SQLWrapper | number) =>
  sql<boolean>`${column} in (select ${products.id} from ${products}
    where ${products.listingId} = ${listingOfProduct(productId)})`;
