import type { ProductList } from '@/lib/api/schemas/catalog';
import { noFacets } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { storesWithin } from '../delivery/service';
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
  const wanted = await withStoresInTime(db, query);
  for (let attempt = 1; ; attempt++) {
    const { ids, ...found } = await search.list(wanted, lang);
    const cards = await productCardsOnSale(db, lang, ids);
    const missing = ids.filter((id) => !cards.has(id));
    if (missing.length === 0 || attempt === maxAttempts) {
      return { products: ids.flatMap((id) => cards.get(id) ?? []), ...found };
    }
    search.productsChanged(missing);
  }
}

/** Asks for the stores that deliver to the pincode in as many days as are given; without both for all. */
async function withStoresInTime(db: Database, query: ListQuery): Promise<ListQuery> {
  const { pincode, delivery_days: days } = query;
  if (!pincode || !days) return query;
  return { ...query, inTime: await storesWithin(db, { pincode, days, now: new Date() }) };
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
