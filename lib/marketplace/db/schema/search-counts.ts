import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What shoppers search for, by day and words; nothing says who searched. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date().notNull(),
    /** In lower case, without repeated spaces. */
    text: text().notNull(),
    searches: integer().notNull().default(0),
    /** Results from which a product was opened. */
    clicks: integer().notNull().default(0),
    /** Products found by the last of the searches; null when only clicks were counted. */
    results: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.text] }),
    index('search_counts_searches_idx').on(t.day, t.searches),
    check('search_counts_text_length', sql`char_length(${t.text}) between 1 and 80`),
    check('search_counts_not_negative', sql`${t.searches} >= 0 and ${t.clicks} >= 0`),
  ],
);
