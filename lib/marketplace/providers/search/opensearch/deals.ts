import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';

/** The lowest running deal of each product in paise, as of now. */
export async function readLiveDeals(db: Database): Promise<(id: number) => number | undefined> {
  const rows = await rowsOf<{ id: number; price: number }>(
    db,
    sql`select d.product_id::float8 as id, min(d.price)::float8 as price from flash_deals d
        where d.starts_at <= now() and d.ends_at > now() group by 1`,
  );
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  return (id) => prices.get(id);
}
