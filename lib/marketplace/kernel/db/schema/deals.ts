import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { stores, vendors } from './stores';

/** A store's deal: lower prices of many SKUs for a time; the prices are in `flash_deals`. */
export const deals = pgTable(
  'deals',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** The store's own name for it; shoppers do not see it. */
    name: text(),
    /** The discount from which its prices were computed; null where each SKU has a price of its own. */
    percent: integer(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The time at which its store ended it early. */
    endedAt: moment(),
    createdBy: ref().references(() => vendors.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('deals_period_key').on(t.id, t.startsAt, t.endsAt),
    index('deals_store_idx').on(t.storeId, t.endsAt),
    check('deals_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('deals_percent', sql`${t.percent} between 1 and 90`),
    check('deals_name', sql`length(${t.name}) between 1 and 80`),
  ],
);
