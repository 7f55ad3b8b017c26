import { rankSteps } from './listing-document';

/** A query of the cluster's language. */
export type Query = Record<string, unknown>;

/** The score of stock: above any relevance. */
const inStock = 512;

export const terms = (field: string, values: readonly (string | number)[]): Query => ({
  terms: { [`sku.${field}`]: values },
});
export const flag = (name: string): Query => ({ term: { 'sku.flags': name } });
export const range = (field: string, bounds: { gte?: number; lte?: number }): Query => ({
  range: { [`sku.${field}`]: bounds },
});
export const all = (queries: readonly (Query | undefined)[]): Query => ({
  bool: { filter: queries.filter((query) => query !== undefined) },
});
export const nothing: Query = { match_none: {} };
export const any = (queries: readonly Query[]): Query =>
  queries.length === 0 ? nothing : { bool: { should: queries, minimum_should_match: 1 } };
export const not = (queries: readonly Query[]): Query => ({ bool: { must_not: queries } });
export const everything: Query = { match_all: {} };
/** Scores by relevance, each step of which is above all popularity. */
export const scored = (relevance: number, filter: Query): Query => ({
  constant_score: { filter, boost: relevance * rankSteps },
});
/** Scores by the greatest of several scores. */
export const greatest = (queries: readonly Query[]): Query =>
  queries.length === 1 ? (queries[0] ?? nothing) : { dis_max: { queries } };
export const nested = (query: Query, score: 'max' | 'none' = 'none', inner?: object): Query => ({
  nested: { path: 'sku', query, score_mode: score, inner_hits: inner },
});

/**
 * The match of a search among SKUs: `must` and `should` score relevance by `scored`, `filter` and `mustNot`
 * only filter.
 */
export type Matched = {
  must: readonly Query[];
  should: readonly Query[];
  filter: readonly Query[];
  mustNot: readonly Query[];
  /** Words of the search that no product has. */
  missing: readonly string[];
  /** Matches the SKUs with all words; absent if there are none. */
  full?: Query;
  /** Kinds that an occasion leads to, the heaviest first; `mixKinds` assigns their scores. */
  kinds?: readonly { query: Query; weight: number }[];
  /** The products of an occasion that go first among things of one kind. */
  marked?: Query;
};

/** Returns a query for the matching SKUs, scored by relevance in steps of `rankSteps`. */
export const relevanceOf = ({ must, should, filter, mustNot }: Matched): Query => ({
  bool: { must, should, filter, must_not: mustNot },
});

/** Returns a query for the matching SKUs, as a filter. */
export const matching = ({ must, filter, mustNot }: Matched): Query => ({
  bool: { filter: [...must, ...filter], must_not: mustNot },
});

export const narrowed = (matched: Matched, filter: readonly Query[]): Matched => ({
  ...matched,
  filter: [...matched.filter, ...filter],
});

/** Matches SKUs of at least this score. */
export const atLeast = (query: Query, score: number): Query => ({
  function_score: { query, min_score: score },
});

/** Scores by stock, then relevance, then popularity, all exact in a float of 24 bits. */
export const ranked = (matched: Matched, filter: readonly Query[]): Query => ({
  function_score: {
    query: {
      bool: {
        must: [relevanceOf(matched)],
        filter,
        should: [scored(inStock, flag('stock'))],
      },
    },
    functions: [{ field_value_factor: { field: 'sku.rank', missing: 0 } }],
    boost_mode: 'sum',
  },
});
