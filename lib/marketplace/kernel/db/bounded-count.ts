import { type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted } from '@/lib/contract/schemas/most-counted';
import { type Database, rowsOf } from './connection';

/**
 * Counts the rows a statement finds, up to `mostCounted` + 1, which means "more than `mostCounted`".
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
