import { discountSteps, type Facets, ratingSteps } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { CatalogueSnapshot } from '../memory/catalogue-snapshot';
import { facetsOf } from '../memory/counting/facets';
import type { ListQuery } from '../provider';
import { type Aggregation, bucketsOf, within } from './cluster/index-reader';
import { type FilterName, type Filters, filterNames, filtersBut } from './filters';
import { differing, factsAsked, ofListings } from './listing-queries';
import { all, everything, flag, nested, not, type Query, range } from './query';
import { attributes } from './shared-facts';

type Attribute = (typeof attributes)[number];
/** More values of one attribute are not counted: the cluster refuses more than 65,535 in one answer. */
const mostValues = 10_000;

/** Counts listings of the SKUs at hand; without it an aggregation counts SKUs. */
const asListings = { listings: { reverse_nested: {} } };

/** What a facet asks of the documents at hand, SKUs or listings, that it counts. */
function countingOf(name: FilterName, aggs: object): Record<string, object> {
  const steps = (of: readonly number[]) =>
    Object.fromEntries(
      of.map((from) => [`from${from}`, { filter: range(name, { gte: from }), aggs }]),
    );
  switch (name) {
    case 'price':
      return { least: { min: { field: 'sku.price' } }, most: { max: { field: 'sku.price' } } };
    case 'rating':
      return steps(ratingSteps);
    case 'discount':
      return steps(discountSteps);
    case 'in_stock':
      return { stocked: { filter: flag('stock'), aggs } };
    default:
      return { values: { terms: { field: `sku.${name}`, size: mostValues }, aggs } };
  }
}

/** The fact that a facet tells of. */
const factOf = (name: FilterName) => (name === 'in_stock' ? 'stock' : name);

/**
 * What is asked of the cluster for a list's facets: each under all filters but its own. `matching` is what a search
 * matches; listings count once wherever one of their SKUs does.
 */
export function facetAggregations(filters: Filters, matching: readonly Query[], bySku: boolean) {
  const chosen = filterNames.filter((name) => filters.by[name] !== undefined);
  const shared = filterNames.filter((name) => !chosen.includes(name));
  const group = (names: readonly FilterName[], without?: FilterName) => {
    const wanted = { found: matching, filters: filtersBut(filters, without) };
    return bySku ? ofSkus(wanted, names) : ofEachListing(wanted, names, without === undefined);
  };
  return {
    found: group(shared),
    ...Object.fromEntries(chosen.map((name) => [name, group([name], name)])),
  };
}

/** What SKUs have to pass: the match of a search, and filters. */
type Wanted = { found: readonly Query[]; filters: readonly Query[] };

const ofSkus = ({ found, filters }: Wanted, names: readonly FilterName[]) => ({
  nested: { path: 'sku' },
  aggs: {
    some: {
      filter: all([...found, ...filters]),
      aggs: Object.fromEntries(
        names.map((name) => [name, { filter: everything, aggs: countingOf(name, {}) }]),
      ),
    },
  },
});

/**
 * Counts listings by what lies on them wherever that tells it, which costs a tenth; of the others by their SKUs. The
 * listings that pass are counted as well when `isCounted`.
 */
function ofEachListing(
  { found, filters }: Wanted,
  names: readonly FilterName[],
  isCounted: boolean,
) {
  const asked = [...factsAsked([...found, ...filters])];
  /** Each facet, and `all` that pass, with the facts that its counts ask after. */
  const parts: [part: FilterName | 'all', facts: string[]][] = [
    ...(isCounted ? [['all', asked] as ['all', string[]]] : []),
    ...names.map((name): [FilterName, string[]] => [name, [...asked, factOf(name)]]),
  ];
  const counting = (part: FilterName | 'all', aggs: object) =>
    part === 'all' ? aggs : countingOf(part, aggs);
  const alone = parts.map(([part, facts]) => {
    const differ = differing(facts, 2);
    const filter = differ ? not([ofListings(differ)]) : everything;
    return [part, { filter, aggs: ofListings(counting(part, {})) }];
  });
  const bySku = parts.flatMap(([part, facts]) => {
    const filter = differing(facts, 2);
    return filter ? [[part, { filter, aggs: counting(part, asListings) }]] : [];
  });
  const some = differing(asked, 1);
  const passing = { filter: all([...found, ...filters]), aggs: Object.fromEntries(bySku) };
  return {
    filter: ofListingsPassing({ found, filters }),
    aggs: {
      ...Object.fromEntries(alone),
      ...(some && {
        some: {
          filter: ofListings(some),
          aggs: { sku: { nested: { path: 'sku' }, aggs: { passing } } },
        },
      }),
    },
  };
}

/** Listings of which each filter is true of some SKU, and the match of a search of some. */
const ofListingsPassing = ({ found, filters }: Wanted) =>
  all([
    ...filters.map(ofListings),
    ...(found.length ? [nested(all([...found, flag('active')]))] : []),
  ]);

/** The facets of an answer, and how many listings or SKUs there are in all. */
export function readFacets(
  found: Record<string, Aggregation> | undefined,
  { query, lang, snapshot }: { query: ListQuery; lang: Locale; snapshot: CatalogueSnapshot },
): { facets: Facets; total: number } {
  const bySku = query.group === 'sku';
  const groupOf = (name: FilterName) => found?.[name] ?? found?.found;
  /** Where a facet is counted, each with how to read a count there. */
  const partsOf = (name: FilterName | 'all') => {
    const group = name === 'all' ? found?.found : groupOf(name);
    if (bySku) return [{ at: within(group, 'some', name), countOf: ofDocuments }];
    return [
      { at: within(group, name), countOf: ofDocuments },
      { at: within(group, 'some', 'sku', 'passing', name), countOf: ofTheirListings },
    ];
  };
  const sumOf = (name: FilterName, inner: string) =>
    sum(partsOf(name).map(({ at, countOf }) => countOf(within(at, inner))));
  const bounds = (inner: 'least' | 'most') =>
    partsOf('price').flatMap(({ at }) => within(at, inner).value ?? []);
  const counted = Object.fromEntries(
    attributes.map((name) => {
      const counts = new Map<string, number>();
      for (const { at, countOf } of partsOf(name)) {
        for (const bucket of bucketsOf(within(at, 'values'))) {
          const key = String(bucket.key);
          counts.set(key, (counts.get(key) ?? 0) + countOf(bucket));
        }
      }
      return [name, counts];
    }),
  ) as Record<Attribute, Map<string, number>>;
  const named = (name: 'category' | 'brand' | 'store') => ({
    values: [...counted[name].keys()].map(Number),
    find: (id: number) => id,
  });
  const valued = (name: 'colour' | 'size' | 'origin') => {
    const values = [...new Set([...counted[name].keys(), ...(query[name] ?? [])])];
    const codes = new Map(values.map((value, code) => [value, code]));
    return { values, find: (value: string) => codes.get(value) };
  };
  const values = {
    category: named('category'),
    brand: named('brand'),
    store: named('store'),
    colour: valued('colour'),
    size: valued('size'),
    origin: valued('origin'),
  };
  const keyOf = (name: Attribute, code: number) =>
    name === 'colour' || name === 'size' || name === 'origin'
      ? (values[name].values[code] ?? '')
      : String(code);
  const stepped = (name: 'rating' | 'discount', steps: readonly number[], length: number) =>
    histogram(steps, length, (from) => sumOf(name, `from${from}`));
  const facets = facetsOf(
    {
      countOf: (name, code) => counted[name].get(keyOf(name, code)) ?? 0,
      ratings: stepped('rating', ratingSteps, 6),
      discounts: stepped('discount', discountSteps, 101),
      inStock: sumOf('in_stock', 'stocked'),
      minPrice: Math.min(...bounds('least')),
      maxPrice: Math.max(...bounds('most')),
    },
    values,
    snapshot,
    query,
    lang,
  );
  const total = bySku
    ? ofDocuments(within(found?.found, 'some'))
    : sum(partsOf('all').map(({ at, countOf }) => countOf(at)));
  return { facets, total };
}

const ofDocuments = ({ doc_count: count }: Aggregation) => count ?? 0;
const ofTheirListings = (one: Aggregation) => ofDocuments(within(one, 'listings'));
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** Counts by step as a histogram whose sums from each step on are these counts. */
function histogram(steps: readonly number[], length: number, countFrom: (from: number) => number) {
  const counts = new Float64Array(length);
  const descending = [...steps].sort((a, b) => b - a);
  let above = 0;
  for (const from of descending) {
    const count = countFrom(from);
    counts[from] = count - above;
    above = count;
  }
  return counts;
}
