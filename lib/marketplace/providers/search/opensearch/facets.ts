import { discountSteps, type Facets, ratingSteps } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { CatalogueSnapshot } from '../memory/catalogue-snapshot';
import { facetsOf } from '../memory/counting/facets';
import type { ListQuery } from '../provider';
import type { FilterName } from './filters';
import { attributes } from './shared-facts';

type Attribute = (typeof attributes)[number];

/** The number of listings or SKUs by value of a facet, or from each of its steps on. */
type Counted = {
  countsOf: (name: FilterName) => ReadonlyMap<string, number>;
  boundsOf: (bound: 'least' | 'most') => readonly number[];
};

/** Converts the counts to the facets of an answer. */
export function readFacets(
  { countsOf, boundsOf }: Counted,
  { query, lang, snapshot }: { query: ListQuery; lang: Locale; snapshot: CatalogueSnapshot },
): Facets {
  const counted = Object.fromEntries(attributes.map((name) => [name, countsOf(name)])) as Record<
    Attribute,
    ReadonlyMap<string, number>
  >;
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
  const stepped = (name: 'rating' | 'discount', steps: readonly number[], length: number) => {
    const counts = countsOf(name);
    return histogram(steps, length, (from) => counts.get(String(from)) ?? 0);
  };
  return facetsOf(
    {
      countOf: (name, code) => counted[name].get(keyOf(name, code)) ?? 0,
      ratings: stepped('rating', ratingSteps, 6),
      discounts: stepped('discount', discountSteps, 101),
      inStock: countsOf('in_stock').get('stock') ?? 0,
      minPrice: Math.min(...boundsOf('least')),
      maxPrice: Math.max(...boundsOf('most')),
    },
    values,
    snapshot,
    query,
    lang,
  );
}

/** Converts counts from each step on to a histogram whose sums from each step on are these counts. */
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
