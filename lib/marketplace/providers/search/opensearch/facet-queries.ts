import { discountSteps, ratingSteps } from '@/lib/contract/schemas/facets';
import { type Bucket, bucketsOf, type Found, within } from './cluster/index-reader';
import { type FilterName, type Filters, filterNames, filtersBut } from './filters';
import {
  canDiffer,
  differing,
  factsAsked,
  listingsPassing,
  ofListings,
  type Passing,
} from './listing-queries';
import { all, everything, not, nothing, type Query } from './query';

/** The most values of one attribute that are counted: the cluster refuses more than 65,535 in one answer. */
const mostValues = 10_000;

/** Counts listings of the current SKUs; without it an aggregation counts SKUs. */
const asListings = { listings: { reverse_nested: {} } };

type Aggregations = Record<string, object>;

/** Returns the fact of a facet. */
const factOf = (name: FilterName) => (name === 'in_stock' ? 'stock' : name);

/** Returns a facet's aggregation over the documents it counts, SKUs or listings. */
function countingOf(name: FilterName, aggs?: Aggregations): Aggregations {
  const steps = (of: readonly number[]) => ({
    range: { field: `sku.${name}`, ranges: of.map((from) => ({ key: String(from), from })) },
  });
  switch (name) {
    case 'price':
      return { least: { min: { field: 'sku.price' } }, most: { max: { field: 'sku.price' } } };
    case 'rating':
      return { [name]: { ...steps(ratingSteps), aggs } };
    case 'discount':
      return { [name]: { ...steps(discountSteps), aggs } };
    case 'in_stock':
      return { [name]: { terms: { field: 'sku.flags', include: ['stock'] }, aggs } };
    default:
      return { [name]: { terms: { field: `sku.${name}`, size: mostValues }, aggs } };
  }
}

const countingAll = (names: readonly FilterName[], aggs?: Aggregations): Aggregations =>
  Object.assign({}, ...names.map((name) => countingOf(name, aggs)));

/** Aggregates the same, for each facet only over documents that fulfil a condition on its fact. */
const countingSome = (
  names: readonly FilterName[],
  conditionOf: (fact: string) => Query,
  aggs?: Aggregations,
): Aggregations =>
  Object.fromEntries(
    names.map((name) => [
      some(name),
      { filter: conditionOf(factOf(name)), aggs: countingOf(name, aggs) },
    ]),
  );
const some = (name: FilterName) => `some_${name}`;

/**
 * Builds the cluster's queries for a list's facets: one for the facets that nobody chose and, after it, one
 * for each other, since each counts under all filters but its own. `matching` is the match of a search;
 * listings count once wherever one of their SKUs does.
 */
export function facetQueries(filters: Filters, matching: readonly Query[], bySku: boolean) {
  const isChosen = (name: FilterName) => filters.by[name] !== undefined;
  // The stock facet, if chosen, needs no query of its own: the number in stock is the number listed.
  const chosen = filterNames.filter((name) => isChosen(name) && name !== 'in_stock');
  const bodyOf = (names: readonly FilterName[], without?: FilterName) => {
    const passing = { found: matching, wanted: filtersBut(filters, without) };
    return {
      size: 0,
      track_total_hits: without === undefined,
      query: listingsPassing(passing),
      aggs: bySku ? skusOf(passing, countingAll(names)) : listingsOf(passing, names),
    };
  };
  return {
    bodies: [
      bodyOf(filterNames.filter((name) => !isChosen(name))),
      ...chosen.map((name) => bodyOf([name], name)),
    ],
    read: (answers: readonly Found[]) => ({
      total: totalOf(answers[0], bySku),
      countsOf: (name: FilterName) =>
        name === 'in_stock' && isChosen(name)
          ? new Map([['stock', totalOf(answers[0], bySku)]])
          : countsOf(answers[chosen.indexOf(name) + 1], name, bySku),
      boundsOf: (bound: 'least' | 'most') => boundsOf(answers[chosen.indexOf('price') + 1], bound),
    }),
  };
}

/** Aggregates over the SKUs that pass. */
const skusOf = ({ found, wanted }: Passing, aggs: Aggregations): Aggregations => ({
  sku: {
    nested: { path: 'sku' },
    aggs: { passing: { filter: all([...found, ...wanted]), aggs } },
  },
});

/**
 * Counts listings by their own fields where those suffice, which costs a tenth; the others by their SKUs.
 * They suffice if a listing's SKUs agree in all facts of the conditions (`same`). If they differ in facts of
 * one condition (`one`), they do not suffice for a facet of a fact in which the SKUs differ; if they differ
 * in facts of several (`several`), they never suffice.
 */
function listingsOf(passing: Passing, names: readonly FilterName[]): Aggregations {
  const asked = [factsAsked(passing.found), ...passing.wanted.map((one) => factsAsked([one]))];
  const one = differing(asked, 1);
  if (!one) return ofListings(countingAll(names));
  const several = differing(asked, 2);
  const own = names.filter((name) => canDiffer(factOf(name)));
  const told = names.filter((name) => !own.includes(name));
  const differs = (...facts: string[]) => differing([facts], 1) ?? nothing;
  const ofOne = {
    ...ofListings({ ...countingAll(told), ...countingSome(own, (fact) => not([differs(fact)])) }),
    ...(own.length > 0 && {
      mixed: {
        filter: ofListings(differs(...own.map(factOf))),
        aggs: skusOf(
          passing,
          countingSome(own, (fact) => differs(fact), asListings),
        ),
      },
    }),
  };
  const ofSeveral = skusOf(passing, { ...countingAll(names, asListings), ...asListings });
  return {
    same: { filter: ofListings(not([one])), aggs: ofListings(countingAll(names)) },
    different: {
      filter: ofListings(one),
      aggs: {
        one: { filter: several ? ofListings(not([several])) : everything, aggs: ofOne },
        ...(several && { several: { filter: ofListings(several), aggs: ofSeveral } }),
      },
    },
  };
}

const passingSkus = ['sku', 'passing'];

function totalOf(found: Found | undefined, bySku: boolean): number {
  if (bySku) return within(found?.aggregations, ...passingSkus).doc_count ?? 0;
  const several = within(found?.aggregations, 'different', 'several');
  const ofThese = within(several, ...passingSkus, 'listings').doc_count ?? 0;
  return (found?.hits.total.value ?? 0) - (several.doc_count ?? 0) + ofThese;
}

const inOne = ['different', 'one'];

/** Paths at which `listingsOf` counts a facet: on listings, and by their SKUs. */
const placesOf = (name: FilterName) => ({
  onListings: [[], ['same'], inOne, [...inOne, some(name)]],
  bySku: [
    [...inOne, 'mixed', ...passingSkus, some(name)],
    ['different', 'several', ...passingSkus],
  ],
});

/** Returns the counts by value of a facet, or from each of its steps on. */
function countsOf(found: Found | undefined, name: FilterName, bySku: boolean): Map<string, number> {
  const { onListings, bySku: ofSkus } = placesOf(name);
  const counts = new Map<string, number>();
  const add = (path: string[], countOf: (bucket: Bucket) => number | undefined) => {
    for (const bucket of bucketsOf(within(found?.aggregations, ...path, name))) {
      const key = String(bucket.key);
      counts.set(key, (counts.get(key) ?? 0) + (countOf(bucket) ?? 0));
    }
  };
  if (bySku) add(passingSkus, (bucket) => bucket.doc_count);
  else {
    for (const path of onListings) add(path, (bucket) => bucket.doc_count);
    for (const path of ofSkus) add(path, (bucket) => within(bucket, 'listings').doc_count);
  }
  return counts;
}

/** Returns the least or greatest prices of all paths. */
function boundsOf(found: Found | undefined, bound: 'least' | 'most'): number[] {
  const { onListings, bySku } = placesOf('price');
  return [...onListings, ...bySku, passingSkus].flatMap(
    (path) => within(found?.aggregations, ...path, bound).value ?? [],
  );
}
