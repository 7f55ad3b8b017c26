import { nameKeys, numberKeys } from '../sort-keys';

/**
 * The version of the documents' format, increased by every change: a release with another format builds an
 * index of its own.
 */
export const shape = 6;

const keyword = { type: 'keyword', index_options: 'docs' } as const;
/** Fields that are searched, but neither counted nor sorted by. */
const onlyFound = { ...keyword, doc_values: false } as const;
const sorted = { index: false, doc_values: true } as const;

/** Sort keys of a list; with an indexed number the cluster stops reading after the page. */
const sortedBy = (number: object) => ({
  properties: {
    ...Object.fromEntries(numberKeys.map((name) => [name, { type: 'long', ...number }])),
    ...Object.fromEntries(nameKeys.map((name) => [name, { type: 'keyword', ...sorted }])),
  },
});

/** Facts that lists filter, count and sort by: of each SKU, and on the listing those shared by its active SKUs. */
const facts = {
  category: keyword,
  brand: keyword,
  store: keyword,
  colour: keyword,
  size: keyword,
  origin: keyword,
  /** The flags `active`, `stock`, `featured`, `reviewed`, `deal`; `unknown` if nothing says what kind it is. */
  flags: keyword,
  price: { type: 'long' },
  discount: { type: 'short' },
  rating: { type: 'float' },
};
/** Sums over a listing's SKUs. */
const sums = {
  sold: { type: 'long', ...sorted },
  reviews: { type: 'long', ...sorted },
  stars: { type: 'double', ...sorted },
};

/** The facts in which a listing's active SKUs differ; on the listing also words that only some of them have. */
const mixed = onlyFound;

const skuFields = {
  id: { type: 'keyword' },
  number: { type: 'long', ...sorted },
  listing: { type: 'long' },
  ...facts,
  by: sortedBy(sorted),
  ...sums,
  mixed,
  popularity: { type: 'float', ...sorted },
  /** The popularity in steps that fit below relevance in a score. */
  rank: { type: 'integer', ...sorted },
  updatedAt: { type: 'double', ...sorted },
  /** Folded keys of words by their place, and words as they are spelt. */
  name: keyword,
  head: keyword,
  beside: keyword,
  kind: keyword,
  attribute: keyword,
  about: onlyFound,
  spelt: keyword,
  described: onlyFound,
  pairs: keyword,
};

/** The most results that one query skips: later pages are reached step by step (`search_after`). */
export const mostSkipped = 10_000;

/** Returns settings and mapping of an empty index of listings with nested SKUs: a lost index is rebuilt. */
export const indexBody = (shards: number) => ({
  settings: {
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    'translog.durability': 'async',
    max_result_window: mostSkipped,
    max_inner_result_window: mostSkipped,
    'mapping.nested_objects.limit': 100_000,
  },
  mappings: {
    dynamic: false,
    // The database has the product's data.
    _source: { enabled: false },
    _meta: { shape },
    properties: {
      listing: { type: 'long' },
      ...facts,
      by: sortedBy({}),
      ...sums,
      /** The number of active SKUs. */
      skus: { type: 'integer', ...sorted },
      mixed,
      sku: { type: 'nested', properties: skuFields },
    },
  },
});
