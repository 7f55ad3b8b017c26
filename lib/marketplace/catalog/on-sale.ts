import { eq, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/schema/catalog';
import { stores } from '../db/schema/stores';

type ProductRow = Pick<typeof products.$inferSelect, 'isActive'>;
type StoreRow = Pick<typeof stores.$inferSelect, 'status'>;

/** What makes a product one that shoppers see and buy; the conditions below are derived from this. */
const onSale: { product: ProductRow; store: StoreRow } = {
  product: { isActive: true },
  store: { status: 'approved' },
};

/** Whether a row of `products` is active. */
export const isActive = ({ isActive }: ProductRow) => isActive === onSale.product.isActive;

/** Whether a row of `stores` is approved. */
export const isApproved = ({ status }: StoreRow) => status === onSale.store.status;

/** `isActive` in SQL. Literals, not parameters: the partial indexes on active products apply. */
export const productIsActive: SQL = eq(products.isActive, onSale.product.isActive).inlineParams();

/** `isApproved` in SQL. */
export const storeIsApproved: SQL = eq(stores.status, onSale.store.status).inlineParams();

/** Whether a product is on sale, for statements over `products` joined with `stores`. */
export const isOnSale: SQL<boolean> = sql<boolean>`(${productIsActive} and ${storeIsApproved})`;

/** The same for statements over `products` alone. */
export const isOnSaleByItself: SQL<boolean> = sql<boolean>`(${productIsActive} and exists (
  select 1 from ${stores} where ${stores.id} = ${products.storeId} and ${storeIsApproved}))`;
