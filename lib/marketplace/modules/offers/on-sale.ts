import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';

type ProductRow = Pick<typeof products.$inferSelect, 'isActive'>;
type StoreRow = Pick<typeof stores.$inferSelect, 'status'>;

/** What makes a product one that shoppers see and buy; the conditions below are derived from this. */
const shown: { product: ProductRow; store: StoreRow } = {
  product: { isActive: true },
  store: { status: 'approved' },
};

/** Whether a row of `products` is active. */
export const isActive = ({ isActive }: ProductRow) => isActive === shown.product.isActive;

/** Whether a row of `stores` is approved. */
export const isApproved = ({ status }: StoreRow) => status === shown.store.status;

/** Literals, not parameters: the partial indexes on active products apply. */
export const productIsActiveIn = (product: { isActive: AnyPgColumn }): SQL =>
  eq(product.isActive, shown.product.isActive).inlineParams();

const approvedIn = (store: { status: AnyPgColumn }): SQL =>
  eq(store.status, shown.store.status).inlineParams();

/** `isActive` in SQL. */
export const productIsActive = productIsActiveIn(products);

/** `isApproved` in SQL. */
export const storeIsApproved = approvedIn(stores);

/** Whether a product is on sale, for statements over aliases of `products` and `stores`. */
export const onSale = (product: { isActive: AnyPgColumn }, store: { status: AnyPgColumn }) =>
  sql<boolean>`(${productIsActiveIn(product)} and ${approvedIn(store)})`;

/** Whether a product is on sale, for statements over `products` joined with `stores`. */
export const isOnSale: SQL<boolean> = onSale(products, stores);

/** The same for statements over `products` alone. */
export const isOnSaleByItself: SQL<boolean> = sql<boolean>`(${productIsActive} and exists (
  select 1 from ${stores} where ${stores.id} = ${products.storeId} and ${storeIsApproved}))`;
