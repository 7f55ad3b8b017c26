import type { MarketBrand, MarketCategory } from './catalogue-snapshot';
import { is } from './product-columns';
import type { ProductIndex } from './product-index';

type OnSale = {
  /** Products on sale by the id of what they belong to directly. */
  counts: ReturnType<ProductIndex['countsOnSale']>;
  /** What has products on sale, those with most first; a category's children count too. */
  categories: MarketCategory[];
  brands: MarketBrand[];
};

/** Active products of a store, pieces sold of them, their reviews, and the sum of the stars of these. */
export type StoreTotals = { products: number; sold: number; reviews: number; stars: number };

/** Keeps what was made of an index until the index changes. */
function kept<Made>(make: (index: ProductIndex) => Made): (index: ProductIndex) => Made {
  const known = new WeakMap<ProductIndex, { version: number; made: Made }>();
  return (index) => {
    const before = known.get(index);
    if (before?.version === index.version) return before.made;
    const made = make(index);
    known.set(index, { version: index.version, made });
    return made;
  };
}

/** What is on sale in each category, brand and store. */
export const onSaleIn = kept((index): OnSale => {
  const counts = index.countsOnSale();
  const { categories, brands } = index.market;
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

/** What each store sells and has sold, by its id. */
export const storeTotals = kept((index): Map<number, StoreTotals> => {
  const { kinds } = index;
  const { count, flags, kind, sold, reviews, rating } = index.columns;
  const stores = kinds.store.values;
  const columns = [0, 1, 2, 3].map(() => new Float64Array(stores.length));
  const [products, pieces, opinions, stars] = columns as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const storeOf = Uint32Array.from(kinds.codes.store, ([code]) => code as number);
  for (let doc = 0; doc < count; doc++) {
    if (((flags[doc] as number) & is.active) === 0) continue;
    const store = storeOf[kind[doc] as number] as number;
    const given = reviews[doc] as number;
    products[store] = (products[store] as number) + 1;
    pieces[store] = (pieces[store] as number) + (sold[doc] as number);
    opinions[store] = (opinions[store] as number) + given;
    stars[store] = (stars[store] as number) + given * (rating[doc] as number);
  }
  return new Map(
    stores.map((id, code) => [
      id,
      {
        products: products[code] as number,
        sold: pieces[code] as number,
        reviews: opinions[code] as number,
        stars: stars[code] as number,
      },
    ]),
  );
});
