import type { CatalogueCounts, StoreCount } from '../provider';
import type { SnapshotBrand, SnapshotCategory } from './catalogue-snapshot';
import { productFlag } from './product-columns';
import type { ProductIndex } from './product-index';

type OnSale = {
  /** Products on sale by the id of the category, brand or store they belong to directly. */
  counts: ReturnType<ProductIndex['countsOnSale']>;
  /** Categories with products on sale, most products first; products of a category's children are included. */
  categories: SnapshotCategory[];
  brands: SnapshotBrand[];
};

type StoreTotals = Omit<StoreCount, 'id' | 'isApproved'>;
const noTotals: StoreTotals = { products: 0, sold: 0, reviews: 0, stars: 0 };

/** Caches a computation on an index for each of its versions. */
function oncePerVersion<Made>(make: (index: ProductIndex) => Made): (index: ProductIndex) => Made {
  const known = new WeakMap<ProductIndex, { version: number; made: Made }>();
  return (index) => {
    const before = known.get(index);
    if (before?.version === index.version) return before.made;
    const made = make(index);
    known.set(index, { version: index.version, made });
    return made;
  };
}

/** Computes categories, brands and stores with the numbers of their products on sale. */
export const catalogueCounts = oncePerVersion((index): CatalogueCounts => {
  const { counts } = countsOnSale(index);
  const { categories, brands } = index.snapshot;
  return {
    categories: categories.map((one) => ({
      ...one,
      products: counts.categories.get(one.id) ?? 0,
    })),
    brands: brands.map((one) => ({ ...one, products: counts.brands.get(one.id) ?? 0 })),
    // The store counts read every product, so they are computed only on demand.
    get stores() {
      return storeCounts(index);
    },
  };
});

export const countsOnSale = oncePerVersion((index): OnSale => {
  const counts = index.countsOnSale();
  const { categories, brands } = index.snapshot;
  const own = (id: number) => counts.categories.get(id) ?? 0;
  const inAll = new Map(categories.map(({ id }) => [id, own(id)]));
  for (const { id, parentId } of categories) {
    if (parentId !== null) inAll.set(parentId, (inAll.get(parentId) ?? 0) + own(id));
  }
  const sorted = <One extends { id: number }>(all: One[], products: Map<number, number>) =>
    all
      .filter(({ id }) => (products.get(id) ?? 0) > 0)
      .sort((a, b) => (products.get(b.id) ?? 0) - (products.get(a.id) ?? 0));
  return { counts, categories: sorted(categories, inAll), brands: sorted(brands, counts.brands) };
});

const storeCounts = oncePerVersion((index): Map<number, StoreCount> => {
  const { groups } = index;
  const { count, flags, group, sold, reviews, rating } = index.columns;
  const totals = groups.store.values.map(() => ({ ...noTotals }));
  const storeOf = Uint32Array.from(groups.codes.store, ([code]) => code ?? 0);
  for (let doc = 0; doc < count; doc++) {
    if (((flags[doc] ?? 0) & productFlag.active) === 0) continue;
    const own = totals[storeOf[group[doc] ?? 0] ?? 0];
    if (!own) continue;
    const given = reviews[doc] ?? 0;
    own.products++;
    own.sold += sold[doc] ?? 0;
    own.reviews += given;
    own.stars += given * (rating[doc] ?? 0);
  }
  return new Map(
    index.snapshot.stores.map(({ id, isApproved }) => {
      const code = groups.store.find(id);
      const own = code === undefined ? undefined : totals[code];
      return [id, { id, isApproved, ...(own ?? noTotals) }];
    }),
  );
});
