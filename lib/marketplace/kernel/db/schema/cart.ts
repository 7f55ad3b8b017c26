import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { products } from './catalog';
import { createdAt, id, paise, ref } from './columns';

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The unit price the shopper saw when adding, to show that it has changed since. */
    priceWhenAdded: paise().notNull(),
    /** True if the product had been opened from the results of a search; which one is not kept. */
    fromSearch: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_lines_one_per_product').on(t.userId, t.productId),
    index('cart_lines_product_idx').on(t.productId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);

/** Saved cart lines: neither counted nor ordered until they are moved back. */
export const savedItems = pgTable(
  'saved_items',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The price recorded on the former cart line. */
    priceWhenAdded: paise().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_items_one_per_product').on(t.userId, t.productId),
    index('saved_items_product_idx').on(t.productId),
    check('saved_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The price the shopper saw when adding, to report a drop. */
    priceWhenAdded: paise().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('wishlist_items_one_per_product').on(t.userId, t.productId),
    index('wishlist_items_product_idx').on(t.productId),
  ],
);
