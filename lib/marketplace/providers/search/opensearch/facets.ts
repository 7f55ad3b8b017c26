import { discountSteps, type Facets, ratingSteps } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { CatalogueSnapshot } from '../memory/catalogue-snapshot';
import { facetsOf } from '../memory/counting/facets';
import type { ListQuery } from '../provider';
import { type Aggregation, bucketsOf, within } from './cluster/index-reader';
import { type FilterName, type Filters, filterNames, filtersBut } from './filters';
import { all, flag, type Query, range } from './query';

const attributes = ['category', 'brand', 'store', 'colour', 'size', 'origin'] as const;
type Attribute = (typeof attributes)[number];
/** More values of one attribute are not counted: the cluster refuses more than 65,535 in one answer. */
const mostValues = 10_000;

/** Counts listings of the SKUs at hand; without it an aggregation counts SKUs. */
const asListings = { listings: { reverse_nested: {} } };

/**
 * What is asked of the cluster for a list's facets: each under all filters but its own. `matching` is what a search
 * matches; listings count once wherever one of their SKUs does.
 */
export function facetAggregations(filters: Filters, matching: readonly Query[], bySku: boolean) {
  const counted = bySku ? {} : asListings;
  const stepsOf = (steps: readonly number[], field: string) =>
    Object.fromEntries(
      steps.map((from) => [`from${from}`, { filter: range(field, { gte: from }), aggs: counted }]),
    );
  const of: Record<FilterName, object> = {
    ...(Object.fromEntries(
      attributes.map((name) => [
        name,
        { values: { terms: { field: `sku.${name}`, size: mostValues }, aggs: counted } },
      ]),
    ) as Record<Attribute, object>),
    price: {
      least: { min: { field: 'sku.price' } },
      most: { max: { field: 'sku.price' } },
    },
    rating: stepsOf(ratingSteps, 'rating'),
    discount: stepsOf(discountSteps, 'discount'),
    in_stock: { stocked: { filter: flag('stock'), aggs: counted } },
  };
  const isShared = (name: FilterName) => filters.by[name] === undefined;
  const under = (name?: FilterName) => all([...matching, ...filtersBut(filters, name)]);
  const shared = Object.fromEntries(
    filterNames
      .filter(isShared)
      .map((name) => [name, { filter: { match_all: {} }, aggs: of[name] }]),
  );
  return {
    sku: {
      nested: { path: 'sku' },
      aggs: {
        found: { filter: under(), aggs: { ...counted, ...shared } },
        ...Object.fromEntries(
          filterNames
            .filter((name) => !isShared(name))
            .map((name) => [name, { filter: under(name), aggs: of[name] }]),
        ),
      },
    },
  };
}

/** The facets of an answer, and how many listings or SKUs there are in all. */
export function readFacets(
  sku: Aggregation | undefined,
  { query, lang, snapshot }: { query: ListQuery; lang: Locale; snapshot: CatalogueSnapshot },
): { facets: Facets; total: number } {
  const countOf = (one: Aggregation) =>
    (query.group === 'sku' ? one.doc_count : within(one, 'listings').doc_count) ?? 0;
  const facet = (name: FilterName, ...path: string[]) => {
    const own = within(sku, name);
    return within(own.doc_count === undefined ? within(sku, 'found', name) : own, ...path);
  };
  const counted = Object.fromEntries(
    attributes.map((name) => [
      name,
      new Map(
        bucketsOf(facet(name, 'values')).map((bucket) => [String(bucket.key), countOf(bucket)]),
      ),
    ]),
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
  const least = facet('price', 'least').value;
  const most = facet('price', 'most').value;
  const stepped = (name: 'rating' | 'discount', steps: readonly number[], length: number) =>
    histogram(steps, length, (from) => countOf(facet(name, `from${from}`)));
  const facets = facetsOf(
    {
      countOf: (name, code) => counted[name].get(keyOf(name, code)) ?? 0,
      ratings: stepped('rating', ratingSteps, 6),
      discounts: stepped('discount', discountSteps, 101),
      inStock: countOf(facet('in_stock', 'stocked')),
      minPrice: least ?? Number.POSITIVE_INFINITY,
      maxPrice: most ?? Number.NEGATIVE_INFINITY,
    },
    values,
    snapshot,
    query,
    lang,
  );
  return { facets, total: countOf(within(sku, 'found')) };
}

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
