import type { SnapshotBrand, SnapshotCategory } from '../memory/catalogue-snapshot';
import type { CatalogueCounts, StoreCount } from '../provider';
import { bucketsOf, within } from './cluster/index-reader';
import type { Engine } from './engine';
import { filtersOf } from './filters';
import { ofListings } from './listing-queries';
import { all, flag } from './query';

const mostValues = 20_000;
const valuesOf = (field: string) => ({ terms: { field, size: mostValues } });

type Counted = Map<number, number>;
/** Milliseconds for which counts are kept; a change fed by this process invalidates them at once. */
const maxAge = 1000;
const kept = new WeakMap<object, { at: number; counts: Promise<Counts> }>();
type Counts = { category: Counted; brand: Counted; stores: StoreTotals };
type StoreTotals = Map<number, Omit<StoreCount, 'id' | 'isApproved'>>;

/** Reads listings on sale by category and brand, and totals of stores; `engine.facts` changes with every feed. */
function readCounts(engine: Engine): Promise<Counts> {
  const key = engine.facts;
  const before = kept.get(key);
  if (before && performance.now() - before.at < maxAge) return before.counts;
  const counts = read(engine);
  kept.set(key, { at: performance.now(), counts });
  counts.catch(() => kept.delete(key));
  return counts;
}

export const forgetCounts = (facts: object): void => {
  kept.delete(facts);
};

async function read({ reader, known: { snapshot } }: Engine): Promise<Counts> {
  const query = { page: 1, limit: 1, sort: 'default', group: 'listing' } as const;
  const sold = all(filtersOf(query, snapshot).always.map(ofListings));
  const sumOf = (field: string) => ({ sum: { field } });
  const { aggregations } = await reader.search({
    size: 0,
    track_total_hits: false,
    query: ofListings(flag('active')),
    aggs: {
      sold: { filter: sold, aggs: { category: valuesOf('category'), brand: valuesOf('brand') } },
      store: {
        ...valuesOf('store'),
        aggs: {
          skus: sumOf('skus'),
          sold: sumOf('sold'),
          reviews: sumOf('reviews'),
          stars: sumOf('stars'),
        },
      },
    },
  });
  const counted = (name: 'category' | 'brand'): Counted =>
    new Map(
      bucketsOf(within(aggregations?.sold, name)).map((bucket) => [
        Number(bucket.key),
        bucket.doc_count,
      ]),
    );
  const stores = bucketsOf(aggregations?.store ?? {}).map(
    (bucket) =>
      [
        Number(bucket.key),
        {
          products: within(bucket, 'skus').value ?? 0,
          sold: within(bucket, 'sold').value ?? 0,
          reviews: within(bucket, 'reviews').value ?? 0,
          stars: within(bucket, 'stars').value ?? 0,
        },
      ] as const,
  );
  return { category: counted('category'), brand: counted('brand'), stores: new Map(stores) };
}

/** Returns categories, brands and stores with the numbers of their products on sale. */
export async function catalogueCounts(engine: Engine): Promise<CatalogueCounts> {
  const counts = await readCounts(engine);
  const { categories, brands, stores } = engine.known.snapshot;
  const none = { products: 0, sold: 0, reviews: 0, stars: 0 };
  return {
    categories: categories.map((one) => ({ ...one, products: counts.category.get(one.id) ?? 0 })),
    brands: brands.map((one) => ({ ...one, products: counts.brand.get(one.id) ?? 0 })),
    stores: new Map(
      stores.map(({ id, isApproved }) => [
        id,
        { id, isApproved, ...(counts.stores.get(id) ?? none) },
      ]),
    ),
  };
}

/** Returns those with products on sale, most products first; products of a category's children are included. */
export async function onSaleCounts(
  engine: Engine,
): Promise<{ categories: SnapshotCategory[]; brands: SnapshotBrand[] }> {
  const counts = await readCounts(engine);
  const { categories, brands } = engine.known.snapshot;
  const inAll = new Map(categories.map(({ id }) => [id, counts.category.get(id) ?? 0]));
  for (const { id, parentId } of categories) {
    if (parentId === null) continue;
    inAll.set(parentId, (inAll.get(parentId) ?? 0) + (counts.category.get(id) ?? 0));
  }
  const sorted = <One extends { id: number }>(of: One[], products: Counted) =>
    of
      .filter(({ id }) => (products.get(id) ?? 0) > 0)
      .sort((a, b) => (products.get(b.id) ?? 0) - (products.get(a.id) ?? 0));
  return { categories: sorted(categories, inAll), brands: sorted(brands, counts.brand) };
}
