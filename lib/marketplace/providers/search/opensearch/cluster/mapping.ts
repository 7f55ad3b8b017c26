import { nameKeys, numberKeys } from '../sort-keys';

/** Grows with every change of what documents hold: a release that needs another index builds its own beside. */
export const shape = 3;

const keyword = { type: 'keyword', index_options: 'docs' } as const;
/** Looked for, but neither counted nor sorted by. */
const onlyFound = { ...keyword, doc_values: false } as const;
const sorted = { index: false, doc_values: true } as const;

/** Keys that a list is sorted by; of an indexed number the cluster does not look at what comes behind the page. */
const sortedBy = (number: object) => ({
  properties: {
    ...Object.fromEntries(numberKeys.map((name) => [name, { type: 'long', ...number }])),
    ...Object.fromEntries(nameKeys.map((name) => [name, { type: 'keyword', ...sorted }])),
  },
});

/** What lists filter, count and sort by: of each SKU, and on the listing what its active SKUs have together. */
const facts = {
  category: keyword,
  brand: keyword,
  store: keyword,
  colour: keyword,
  size: keyword,
  origin: keyword,
  /** `active`, `stock`, `featured`, `reviewed`, `deal`; `unknown` where nothing says of what kind it is. */
  flags: keyword,
  price: { type: 'long' },
  discount: { type: 'short' },
  rating: { type: 'float' },
};
/** Of the listing they are sums. */
const sums = {
  sold: { type: 'long', ...sorted },
  reviews: { type: 'long', ...sorted },
  stars: { type: 'double', ...sorted },
};

/** The facts in which a listing's active SKUs differ; on the listing also words that some of them only have. */
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
  /** Popularity in steps that fit below relevance in a score. */
  rank: { type: 'integer', ...sorted },
  updatedAt: { type: 'double', ...sorted },
  /** Folded keys of words by their place, and words as they are spelt. */
  name: keyword,
  kind: keyword,
  attribute: keyword,
  about: onlyFound,
  spelt: keyword,
  described: onlyFound,
  pairs: keyword,
};

/** Most results that one query skips: those of later pages are walked to (`search_after`). */
export const mostSkipped = 10_000;

/** Settings and mapping of an index of listings, their SKUs nested, that is still to be filled: a lost one is built anew. */
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
    // The database has what a product says.
    _source: { enabled: false },
    _meta: { shape },
    properties: {
      listing: { type: 'long' },
      ...facts,
      by: sortedBy({}),
      ...sums,
      /** How many SKUs are active. */
      skus: { type: 'integer', ...sorted },
      mixed,
      sku: { type: 'nested', properties: skuFields },
    },
  },
});
