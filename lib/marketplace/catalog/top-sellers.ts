import { sql } from 'drizzle-orm';
import type { TopSeller } from '@/lib/api/schemas/top-sellers';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../db/connection';
import type { LiveIndex } from '../search/memory/live-index';
import { listStores } from './browse-queries';
import { productCards } from './cards';

const productsEach = 4;

/**
 * The approved stores that sold most pieces of what they sell now, each with its best-selling
 * products; in three queries, however many stores.
 */
export async function topSellers(
  search: LiveIndex,
  lang: Locale,
  limit: number,
): Promise<TopSeller[]> {
  const { db } = search;
  const selling = (await listStores(search, { page: 1, limit })).filter((s) => s.product_count > 0);
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

/** The best-selling products of each store, best first; `storeIds` are of approved stores. */
async function bestSelling(db: Database, storeIds: number[]) {
  if (storeIds.length === 0) return [];
  return rowsOf<{ id: number; storeId: number }>(
    db,
    sql`select best.id::int as id, s.id::int as "storeId" from stores s
        cross join lateral (
          select p.id, p.sold_count from products p where p.store_id = s.id and p.is_active
          order by p.sold_count desc, p.id desc limit ${productsEach}) best
        where s.id in ${storeIds} order by s.id, best.sold_count desc, best.id desc`,
  );
}
