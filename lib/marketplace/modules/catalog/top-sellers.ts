import { sql } from 'drizzle-orm';
import type { TopSeller } from '@/lib/contract/schemas/stores';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { productIsActive } from '../offers';
import type { Search } from '../search';
import { productCards } from './cards';
import { listStores } from './store-queries';

const productsEach = 8;

/**
 * Returns the approved stores that sold most of their current products, each with its best-selling listings;
 * takes three queries for any number of stores.
 */
export async function topSellers(
  sources: { db: Database; search: Search },
  lang: Locale,
  limit: number,
): Promise<TopSeller[]> {
  const { db } = sources;
  const selling = (await listStores(sources, { page: 1, limit })).filter(
    (s) => s.product_count > 0,
  );
  const best = await bestSelling(
    db,
    selling.map(({ id }) => id),
  );
  const cards = await productCards(
    db,
    lang,
    best.map(({ id }) => id),
  );
  return selling.map((store) => ({
    ...store,
    products: best.flatMap(({ id, storeId }) => {
      const card = storeId === store.id ? cards.get(id) : undefined;
      return card ? [card] : [];
    }),
  }));
}

/** Returns the best-selling listings of each store by their best SKU, best first; `storeIds` are approved stores. */
async function bestSelling(db: Database, storeIds: number[]) {
  if (storeIds.length === 0) return [];
  return rowsOf<{ id: number; storeId: number }>(
    db,
    sql`select best.id::int as id, s.id::int as "storeId" from stores s
        cross join lateral (
          select id, sold_count from (
            select distinct on (${products.listingId}) ${products.id} as id,
              ${products.soldCount} as sold_count
            from ${products} where ${products.storeId} = s.id and ${productIsActive}
            order by ${products.listingId}, ${products.soldCount} desc, ${products.id} desc) first
          order by sold_count desc, id desc limit ${productsEach}) best
        where s.id in ${storeIds} order by s.id, best.sold_count desc, best.id desc`,
  );
}
