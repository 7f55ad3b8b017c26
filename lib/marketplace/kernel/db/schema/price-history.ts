import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalog';
import { id, moment, paise, ref } from './columns';

/**
 * The price of a product over time: written by triggers on `products` and, for deals that are changed or
 * removed after they have begun, on `flash_deals`. Current deals are in `flash_deals`.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: paise().notNull(),
    validFrom: moment().notNull(),
    /** The end of the period; null for the present price. */
    validTo: moment(),
  },
  (t) => [
    index('price_history_product_idx').on(t.productId, t.validTo),
    index('price_history_ended_idx').on(t.validTo).where(sql`${t.validTo} is not null`),
    uniqueIndex('price_history_one_present').on(t.productId).where(sql`${t.validTo} is null`),
    check('price_history_price', sql`${t.price} > 0`),
    check('price_history_period', sql`${t.validTo} >= ${t.validFrom}`),
  ],
);
