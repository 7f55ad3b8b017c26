import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import type { IndexReader } from './cluster/index-reader';
import type { LiveRules } from './live-rules';

/** Reads the lowest running deal of each product in paise, as of now. */
export async function readLiveDeals(db: Database): Promise<(id: number) => number | undefined> {
  const rows = await rowsOf<{ id: number; price: number }>(
    db,
    sql`select d.product_id::float8 as id, min(d.price)::float8 as price from flash_deals d
        where d.starts_at <= now() and d.ends_at > now() group by 1`,
  );
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  return (id) => prices.get(id);
}

/** Returns products whose price in the index differs from that of the running deals. */
export async function staleDeals(
  reader: IndexReader,
  { snapshot, dealOf }: Pick<LiveRules, 'snapshot' | 'dealOf'>,
): Promise<number[]> {
  const indexed = new Map<number, number>();
  const filter = { term: { 'sku.flags': 'deal' } };
  for await (const { values } of reader.allValues(['id', 'price'], { filter, timeout: 30_000 })) {
    indexed.set(Number(values[0]), Number(values[1]));
  }
  const running = (snapshot?.deals ?? []).map(({ productId }) => productId);
  return [...new Set([...running, ...indexed.keys()])].filter(
    (id) => indexed.get(id) !== dealOf(id),
  );
}
