import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { stockMovementKinds } from '@/lib/contract/schemas/seller/stock';
import { products } from './catalog';
import { createdAt, id, moment, ref } from './columns';
import { orders } from './orders';
import { stores, vendors } from './stores';

/**
 * Stock movements, whose sum is a product's stock. Triggers add each movement to `products.stock`, refuse any
 * other change of it, and keep movements from being changed.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    delta: integer().notNull(),
    kind: text({ enum: stockMovementKinds }).notNull(),
    /** The reason for a correction. */
    reason: text(),
    /** The order, checked at the end of the transaction: stock is taken before its order is written. */
    orderId: ref().references(() => orders.id, { onDelete: 'set null' }),
    returnId: ref(),
    importId: ref(),
    /** The member of the store who did it, if one did. */
    vendorId: ref().references(() => vendors.id),
    at: createdAt(),
  },
  (t) => [
    index('stock_movements_product_idx').on(t.productId, t.id),
    index('stock_movements_store_idx').on(t.storeId, t.id),
    index('stock_movements_kind_idx').on(t.storeId, t.kind, t.id),
    index('stock_movements_order_idx').on(t.orderId).where(sql`${t.orderId} is not null`),
    check('stock_movements_delta', sql`${t.delta} <> 0`),
    check(
      'stock_movements_reason',
      sql`(${t.kind} = 'correction') = (${t.reason} is not null) and coalesce(length(${t.reason}), 1) between 1 and 200`,
    ),
  ],
);

/**
 * SKUs whose stock fell to their threshold, until they are refilled: a trigger on `products.stock` inserts
 * and deletes them.
 */
export const lowStock = pgTable(
  'low_stock',
  {
    productId: ref()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** The time at which its store was mailed about it. */
    mailedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('low_stock_unmailed_idx').on(t.storeId).where(sql`${t.mailedAt} is null`)],
);
