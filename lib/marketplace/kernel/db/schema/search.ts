import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brands, categories } from './catalog';
import { createdAt, id, moment, ref } from './columns';
import { listings } from './listings';

/** Operators' synonyms, in addition to the built-in ones (search-language/lexicon). */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    words: text().array().notNull(),
    /** Words that a search for one of `words` finds too, but not the other way round. */
    meanings: text().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('search_synonyms_words', sql`cardinality(${t.words}) between 1 and 12`),
    check('search_synonyms_meanings', sql`cardinality(${t.meanings}) <= 12`),
    check('search_synonyms_two', sql`cardinality(${t.words}) + cardinality(${t.meanings}) >= 2`),
  ],
);

/** Boosts of a listing, brand or category in the results of a search, or of all searches. */
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

/**
 * Operators' additions to the occasions that the search knows (search/language/occasions): an occasion of
 * their own, or the id of a disabled built-in one.
 */
export const searchOccasions = pgTable(
  'search_occasions',
  {
    id: id(),
    builtIn: text(),
    words: text().array().notNull(),
    /** Kinds of things, or categories by slug after #, each with a weight from 1 to 10: `diya 9`. */
    leadsTo: text().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('search_occasions_built_in_idx').on(t.builtIn),
    check('search_occasions_built_in', sql`char_length(${t.builtIn}) between 1 and 40`),
    check(
      'search_occasions_either',
      sql`(${t.builtIn} is null) = (cardinality(${t.words}) > 0)
        and (${t.builtIn} is null) = (cardinality(${t.leadsTo}) > 0)`,
    ),
    check('search_occasions_words', sql`cardinality(${t.words}) <= 12`),
    check('search_occasions_leads_to', sql`cardinality(${t.leadsTo}) <= 24`),
  ],
);

/**
 * Words that shoppers search for and nothing in the market matches, by day and folded form; nothing says who
 * searched.
 */
export const unmetSearches = pgTable(
  'unmet_searches',
  {
    day: date().notNull(),
    /** The words by their sound, so that spellings of one thing count together. */
    key: text().notNull(),
    /** The text as it was last typed. */
    text: text().notNull(),
    searches: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.key] }),
    check('unmet_searches_key_length', sql`char_length(${t.key}) between 1 and 80`),
    check('unmet_searches_text_length', sql`char_length(${t.text}) between 1 and 80`),
    check('unmet_searches_some', sql`${t.searches} > 0`),
  ],
);

/** Counts of shoppers' searches by day and words; nothing says who searched. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date().notNull(),
    /** The text in lower case, without repeated spaces. */
    text: text().notNull(),
    searches: integer().notNull().default(0),
    /** The number of results from which a product was opened. */
    clicks: integer().notNull().default(0),
    /** The number of products found by the last search; null when only clicks were counted. */
    results: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.text] }),
    index('search_counts_searches_idx').on(t.day, t.searches),
    check('search_counts_text_length', sql`char_length(${t.text}) between 1 and 80`),
    check('search_counts_not_negative', sql`${t.searches} >= 0 and ${t.clicks} >= 0`),
  ],
);
