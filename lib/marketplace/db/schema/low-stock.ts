import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { products } from './catalog';
import { createdAt, moment, ref } from './columns';
import { stores } from './stores';

/**
 * SKUs whose stock fell to their threshold, until they are refilled: a trigger on `products.stock` adds and takes them.
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
    /** When its store was mailed about it. */
    mailedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('low_stock_unmailed_idx').on(t.storeId).where(sql`${t.mailedAt} is null`)],
);
