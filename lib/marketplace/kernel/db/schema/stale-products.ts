import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ofStore, ref } from './columns';

/**
 * Outbox of products, stores, categories and brands whose pages are out of date; a row is deleted after their
 * revalidation.
 */
export const staleProducts = pgTable(
  'stale_products',
  {
    id: id(),
    kind: text({ enum: ['product', 'store', 'catalogue', 'site', 'home', 'content'] }).notNull(),
    /**
     * The id of the product or store; 0 for categories and brands, settings, the home page and texts. Without a
     * foreign key, so that marking one locks nothing.
     */
    subjectId: ref().notNull(),
    storeId: ofStore(),
    tries: integer().notNull().default(0),
    /**
     * The time at which it may be claimed again; null until the first claim, except for a later change: a deal or
     * banner that begins or ends.
     */
    tryAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('stale_products_turn_idx').on(t.storeId, t.id)],
);
