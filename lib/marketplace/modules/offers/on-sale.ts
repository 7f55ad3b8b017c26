import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';

type ProductRow = Pick<typeof products.$inferSelect, 'isActive'>;
type StoreRow = Pick<typeof stores.$inferSelect, 'status'>;

/** The values that make a product visible and buyable; the conditions below are derived from them. */
const shown: { product: ProductRow; store: StoreRow } = {
  product: { isActive: true },
  store: { status: 'approved' },
};

/** Returns whether a row of `products` is active. */
export const isActive = ({ isActive }: ProductRow) => isActive === shown.product.isActive;

/** Returns whether a row of `stores` is approved. */
export const isApproved = ({ status }: StoreRow) => status === shown.store.status;

/** Matches active products; literals instead of parameters let the partial indexes on active products apply. */
export const productIsActiveIn = (product: { isActive: AnyPgColumn }): SQL =>
  eq(product.isActive, shown.product.isActive).inlineParams();

const approvedIn = (store: { status: AnyPgColumn }): SQL =>
  eq(store.status, shown.store.status).inlineParams();

/** `isActive` in SQL. */
export const productIsActive = productIsActiveIn(products);

/** `isApproved` in SQL. */
export const storeIsApproved = approvedIn(stores);

/** Returns whether a product is on sale, for statements over aliases of `products` and `stores`. */
export const onSale = (product: { isActive: AnyPgColumn }, store: { status: AnyPgColumn }) =>
  sql<boolean>`(${productIsActiveIn(product)} and ${approvedIn(store)})`;

/** True if a product is on sale, for statements over `products` joined with `stores`. */
export const isOnSale: SQL<boolean> = onSale(products, stores);

/** True if a product is on sale, for statements over `products` alone. */
export const isOnSaleByItself: SQL<boolean> = sql<boolean>`(${productIsActive} and exists (
  select 1 from ${stores} where ${stores.id} = ${products.storeId} and ${storeIsApproved}))`;
