import type { ProductList } from '@/lib/api/schemas/catalog';
import { noFacets } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import type { ListQuery, Search } from '../search';
import { productCardsOnSale } from './cards';

/** How often a page is asked for when the search names products that are no longer on sale. */
const maxAttempts = 3;

/** One page of products by the contract's query. Names sort in the language asked for. */
export async function listProducts(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
  query: ListQuery,
): Promise<ProductList> {
  if (query.ids) return listByIds(db, lang, query.ids);
  for (let attempt = 1; ; attempt++) {
    const { ids, ...found } = await search.list(query, lang);
    const cards = await productCardsOnSale(db, lang, ids);
    const missing = ids.filter((id) => !cards.has(id));
    if (missing.length === 0 || attempt === maxAttempts) {
      return { products: ids.flatMap((id) => cards.get(id) ?? []), ...found };
    }
    search.productsChanged(missing);
  }
}

/** Exactly these products, in this order, if they are on sale; no filter applies and nothing is counted. */
async function listByIds(db: Database, lang: Locale, asked: string[]): Promise<ProductList> {
  const ids = asked.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  const cards = await productCardsOnSale(db, lang, ids);
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
