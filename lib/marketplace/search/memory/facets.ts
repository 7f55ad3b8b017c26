import { discountSteps, type Facets, facetLimit, ratingSteps } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import { categoryName, type Market, type MarketCategory } from './catalogue-snapshot';
import type { Tally } from './facet-counts';
import { type Filters, type ListQuery, verdicts } from './filters';
import { type Kinds, type Trait, traits } from './product-groups';

/** What a tally holds, added up by the values of each trait: by code, products left with that value. */
export type Counts = Record<Trait, Uint32Array>;

/** Adds kinds up to the values of their traits. */
export function addUp(tally: Tally, kinds: Kinds, filters: Filters): Counts {
  const counts = Object.fromEntries(
    traits.map((trait) => [trait, new Uint32Array(kinds[trait].values.length)]),
  ) as Counts;
  for (let kind = 0; kind < tally.byKind.length; kind++) {
    const products = tally.byKind[kind] as number;
    if (products === 0) continue;
    const verdict = filters.verdicts[kind] as number;
    for (let nth = 0; nth < traits.length; nth++) {
      if (verdict !== verdicts.pass && verdict !== nth + 1) continue;
      const trait = traits[nth] as Trait;
      const own = counts[trait];
      for (const code of kinds.codes[trait][kind] as number[]) {
        own[code] = (own[code] as number) + products;
      }
    }
  }
  return counts;
}

type Group = { key: string; name: string; count: number };

/** The most frequent ones and the chosen ones; equally frequent ones by key. */
function listed(groups: Group[], chosen: readonly string[] = []): Group[] {
  const sorted = groups
    .filter(({ key, count }) => count > 0 || chosen.includes(key))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return sorted.filter(({ key }, at) => at < facetLimit || chosen.includes(key));
}

/** The facets of the contract, with names in that language. */
export function facetsOf(
  tally: Tally,
  counts: Counts,
  kinds: Kinds,
  market: Market,
  query: ListQuery,
  lang: Locale,
): Facets {
  const count = (trait: 'category' | 'brand' | 'store', id: number) =>
    counts[trait][(kinds[trait] as { find(id: number): number | undefined }).find(id) ?? -1] ?? 0;
  const named = (groups: Group[]) =>
    groups.map(({ key, name, count }) => ({ slug: key, name, count }));
  const valued = (trait: 'colour' | 'size' | 'origin') => {
    const chosen = query[trait] ?? [];
    const groups = kinds[trait].values.map((key, code) => ({
      key,
      name: key,
      count: counts[trait][code] ?? 0,
    }));
    const unknown = chosen.filter((key) => kinds[trait].find(key) === undefined);
    const missing = [...new Set(unknown)].map((key) => ({ key, name: key, count: 0 }));
    return [...listed(groups, chosen), ...missing].map(({ key, count }) => ({ value: key, count }));
  };
  const categories = market.categories.map((category) => ({
    key: category.slug,
    name: categoryName(category, lang),
    count: countOfCategory(category, market, query.category, (id) => count('category', id)),
  }));
  const of = (trait: 'brand' | 'store', all: { id: number; slug: string; name: string }[]) =>
    named(
      listed(
        all.map(({ id, slug, name }) => ({ key: slug, name, count: count(trait, id) })),
        query[trait],
      ),
    );
  const parents = parentsOf(market);
  return {
    categories: named(listed(categories, query.category)).map((one) => ({
      ...one,
      parent: parents.get(one.slug) ?? null,
    })),
    brands: of('brand', market.brands),
    stores: of('store', market.stores),
    colours: valued('colour'),
    sizes: valued('size'),
    origins: valued('origin'),
    ratings: ratingSteps.map((from) => ({ from, count: sumFrom(tally.ratings, from) })),
    discounts: discountSteps.map((from) => ({ from, count: sumFrom(tally.discounts, from) })),
    in_stock: tally.inStock,
    price:
      tally.maxPrice < tally.minPrice
        ? null
        : { min: Math.floor(tally.minPrice / 100), max: Math.ceil(tally.maxPrice / 100) },
  };
}

/** What is in the category itself; with what is in its children where choosing it would find that too. */
function countOfCategory(
  { id, slug }: MarketCategory,
  { categories }: Market,
  chosen: readonly string[] | undefined,
  countOf: (id: number) => number,
): number {
  const own = countOf(id);
  if (own === 0 && !chosen?.includes(slug)) return 0;
  const children = categories.filter(({ parentId }) => parentId === id);
  return children.reduce((sum, child) => sum + countOf(child.id), own);
}

function parentsOf({ categories }: Market): Map<string, string> {
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
  for (let at = from; at < counts.length; at++) sum += counts[at] as number;
  return sum;
}
