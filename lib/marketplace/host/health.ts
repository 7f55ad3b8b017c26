import { sql } from 'drizzle-orm';
import { healthContract } from '@/lib/api/contract/health';
import { type Database, rowsOf } from '../db/connection';
import { within } from '../with-timeout';
import { NotNow } from './errors';
import { route, routes } from './route';

/** Milliseconds that the database has to answer: whoever watches the shop does not wait long. */
const patience = 1500;

export const healthRoutes = routes();

healthRoutes.openapi(route(healthContract.check), async (c) => {
  const { db, databaseKind: kind, search } = c.var;
  const migrations = await within(patience, countMigrations(db)).catch(() => undefined);
  if (migrations === undefined) {
    throw new NotNow({ database: { kind, reachable: false }, search: search.progress });
  }
  const database = { kind, reachable: true as const, migrations };
  return c.json(
    { success: true as const, status: 'ok' as const, database, search: search.progress },
    200,
  );
});

/** A handful of rows that nobody locks, whatever happens to the market's tables. */
async function countMigrations(db: Database): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return counted?.count ?? 0;
}
