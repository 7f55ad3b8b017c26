import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ofStore, ref } from './columns';

/** Outbox of products, stores, categories and brands whose pages are out of date; a row goes once they were revalidated. */
export const staleProducts = pgTable(
  'stale_products',
  {
    id: id(),
    kind: text({ enum: ['product', 'store', 'catalogue', 'site', 'home', 'content'] }).notNull(),
    /** Id of the product or store, 0 for categories and brands, for settings, the home page and texts; without a foreign key, so that marking one locks nothing. */
    subjectId: ref().notNull(),
    storeId: ofStore(),
    tries: integer().notNull().default(0),
    /** When it may be claimed again; null until it was claimed once, unless it is for later: a deal or banner that begins or ends. */
    tryAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('stale_products_turn_idx').on(t.storeId, t.id)],
);
