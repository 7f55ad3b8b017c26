import type { ProductCard, ProductList } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { ListQuery } from '../search/memory/filters';
import type { LiveIndex } from '../search/memory/live-index';
import { productCardsOnSale } from './cards';

/** So often a page is looked for again, when the index has shown what is no longer on sale. */
const tries = 3;

/** One page of products by the contract's query. Names sort in the language asked for. */
export async function listProducts(
  search: LiveIndex,
  lang: Locale,
  query: ListQuery,
): Promise<ProductList> {
  if (query.ids) return listByIds(search, lang, query.ids);
  for (let nth = 1; ; nth++) {
    const index = await search.current();
    const { ids, ...found } = index.find(query, lang, search.now());
    const cards = await productCardsOnSale(search.db, lang, ids);
    const missing = ids.filter((id) => !cards.has(id));
    if (missing.length === 0 || nth === tries) {
      const products = ids.flatMap((id) => cards.get(id) ?? ([] as ProductCard[]));
      const { total, page, limit, facets, understood_as } = found;
      return { products, total, page, limit, facets, understood_as };
    }
    await search.reread(missing);
  }
}

const noFacets: ProductList['facets'] = {
  categories: [],
  brands: [],
  stores: [],
  colours: [],
  sizes: [],
  origins: [],
  ratings: [],
  discounts: [],
  in_stock: 0,
  price: null,
};

/** Just these products, in this order, as far as they are on sale; no filter applies and nothing is counted. */
async function listByIds(search: LiveIndex, lang: Locale, asked: string[]): Promise<ProductList> {
  const ids = asked.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  const cards = await productCardsOnSale(search.db, lang, ids);
  const products = ids.flatMap((id) => cards.get(id) ?? []);
  const limit = Math.max(ids.length, 1);
  return {
    products,
    total: products.length,
    page: 1,
    limit,
    facets: noFacets,
    understood_as: null,
  };
}
