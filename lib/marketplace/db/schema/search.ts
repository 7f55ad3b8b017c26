import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands, categories } from './catalog';
import { createdAt, id, moment, ref } from './columns';
import { listings } from './listings';

/** Words that operators let mean the same, on top of those that the search knows (search/language/synonym-groups.ts). */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    words: text().array().notNull(),
    /** What a search for one of the words finds too, but not the other way round. */
    meanings: text().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('search_synonyms_words', sql`cardinality(${t.words}) between 1 and 12`),
    check('search_synonyms_meanings', sql`cardinality(${t.meanings}) <= 12`),
    check('search_synonyms_two', sql`cardinality(${t.words}) + cardinality(${t.meanings}) >= 2`),
  ],
);

/** A listing, brand or category that goes up in the results of a search, or of all. */
export const searchBoosts = pgTable(
  'search_boosts',
  {
    id: id(),
    /** Null for every search. */
    query: text(),
    listingId: ref().references(() => listings.id, { onDelete: 'cascade' }),
    brandId: ref().references(() => brands.id, { onDelete: 'cascade' }),
    categoryId: ref().references(() => categories.id, { onDelete: 'cascade' }),
    startsAt: moment(),
    endsAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'search_boosts_target',
      sql`num_nonnulls(${t.listingId}, ${t.brandId}, ${t.categoryId}) = 1`,
    ),
    check('search_boosts_query', sql`char_length(${t.query}) between 1 and 80`),
    check('search_boosts_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

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
