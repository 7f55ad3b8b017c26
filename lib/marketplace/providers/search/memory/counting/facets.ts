import { discountSteps, type Facets, facetLimit, ratingSteps } from '@/lib/contract/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { ListQuery } from '../../provider';
import { type CatalogueSnapshot, categoryName, type SnapshotCategory } from '../catalogue-snapshot';
import type { FacetCounts } from './facet-counts';

/** The counts of a list and the values that are counted by number; the same for every engine. */
type Counted = Pick<
  FacetCounts,
  'countOf' | 'ratings' | 'discounts' | 'inStock' | 'minPrice' | 'maxPrice'
>;
type Values<Value> = { readonly values: readonly Value[]; find(value: Value): number | undefined };
type CountedValues = Record<'category' | 'brand' | 'store', Values<number>> &
  Record<'colour' | 'size' | 'origin', Values<string>>;

type FacetValue = { key: string; name: string; count: number };

/** Returns the `facetLimit` most frequent values, and the chosen ones; equal counts by key. */
function listed(values: FacetValue[], chosen: readonly string[] = []): FacetValue[] {
  const sorted = values
    .filter(({ key, count }) => count > 0 || chosen.includes(key))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return sorted.filter(({ key }, at) => at < facetLimit || chosen.includes(key));
}

/** Returns the facets of the contract, with names in that language. */
export function facetsOf(
  counted: Counted,
  groups: CountedValues,
  snapshot: CatalogueSnapshot,
  query: ListQuery,
  lang: Locale,
): Facets {
  const count = (attribute: 'category' | 'brand' | 'store', id: number) =>
    counted.countOf(attribute, groups[attribute].find(id) ?? -1);
  const named = (values: FacetValue[]) =>
    values.map(({ key, name, count }) => ({ slug: key, name, count }));
  const valued = (attribute: 'colour' | 'size' | 'origin') => {
    const chosen = query[attribute] ?? [];
    const values = groups[attribute].values.map((key, code) => ({
      key,
      name: key,
      count: counted.countOf(attribute, code),
    }));
    const unknown = chosen.filter((key) => groups[attribute].find(key) === undefined);
    const missing = [...new Set(unknown)].map((key) => ({ key, name: key, count: 0 }));
    return [...listed(values, chosen), ...missing].map(({ key, count }) => ({ value: key, count }));
  };
  const categories = snapshot.categories.map((category) => ({
    key: category.slug,
    name: categoryName(category, lang),
    count: countOfCategory(category, snapshot, query.category, (id) => count('category', id)),
  }));
  const of = (attribute: 'brand' | 'store', all: { id: number; slug: string; name: string }[]) =>
    named(
      listed(
        all.map(({ id, slug, name }) => ({ key: slug, name, count: count(attribute, id) })),
        query[attribute],
      ),
    );
  const parents = parentsOf(snapshot);
  return {
    categories: named(listed(categories, query.category)).map((one) => ({
      ...one,
      parent: parents.get(one.slug) ?? null,
    })),
    brands: of('brand', snapshot.brands),
    stores: of('store', snapshot.stores),
    colours: valued('colour'),
    sizes: valued('size'),
    origins: valued('origin'),
    ratings: ratingSteps.map((from) => ({ from, count: sumFrom(counted.ratings, from) })),
    discounts: discountSteps.map((from) => ({ from, count: sumFrom(counted.discounts, from) })),
    in_stock: counted.inStock,
    price:
      counted.maxPrice < counted.minPrice
        ? null
        : { min: Math.floor(counted.minPrice / 100), max: Math.ceil(counted.maxPrice / 100) },
  };
}

/** Counts products of the category and its children; 0 when the category itself has none and is not chosen. */
function countOfCategory(
  { id, slug }: SnapshotCategory,
  { categories }: CatalogueSnapshot,
  chosen: readonly string[] | undefined,
  countOf: (id: number) => number,
): number {
  const own = countOf(id);
  if (own === 0 && !chosen?.includes(slug)) return 0;
  const children = categories.filter(({ parentId }) => parentId === id);
  return children.reduce((sum, child) => sum + countOf(child.id), own);
}

function parentsOf({ categories }: CatalogueSnapshot): Map<string, string> {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return new Map(
    categories.flatMap(({ slug, parentId }) => {
      const parent = parentId === null ? undefined : slugs.get(parentId);
      return parent === undefined ? [] : [[slug, parent]];
    }),
  );
}

function sumFrom(counts: Float64Array, from: number): number {
  let sum = 0;
  for (let at = from; at < counts.length; at++) sum += counts[at] ?? 0;
  return sum;
}
