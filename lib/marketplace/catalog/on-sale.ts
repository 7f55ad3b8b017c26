import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/schema/catalog';
import { stores } from '../db/schema/stores';

/**
 * Whether shoppers see a product and may buy it: it is active and its store approved. For queries over
 * `products` joined with `stores`.
 */
export const isOnSale: SQL<boolean> = sql<boolean>`(${products.isActive} and ${stores.status} = 'approved')`;

/** The same for statements over `products` alone. */
export const isOnSaleByItself: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${stores} where ${stores.id} = ${products.storeId} and ${isOnSale})`;
