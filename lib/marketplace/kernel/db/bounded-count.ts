import { type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted } from '@/lib/api/schemas/most-counted';
import { type Database, rowsOf } from './connection';

/**
 * How many rows a statement finds, counted as far as anybody looks: one more than `mostCounted` says that there are
 * more than that.
 * @param found the statement, without an order
 */
export async function countSome(
  db: Database,
  found: { limit(most: number): SQLWrapper },
): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${found.limit(mostCounted + 1)}) as found`,
  );
  return row?.total ?? 0;
}
