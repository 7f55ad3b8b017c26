import { sql } from 'drizzle-orm';
import { healthContract } from '@/lib/api/contract/health';
import { route, routes } from '../areas/route';
import { type Database, rowsOf } from '../kernel/db/connection';
import { Unavailable } from '../kernel/errors';
import { withTimeout } from '../kernel/with-timeout';

/** Milliseconds; monitoring must not wait long. */
const databaseTimeout = 1500;

export const healthRoutes = routes();

healthRoutes.openapi(route(healthContract.check), async (c) => {
  const { db, databaseKind: kind, search } = c.var;
  const { ready, products } = search.health();
  const migrations = await withTimeout(databaseTimeout, countMigrations(db)).catch(() => undefined);
  if (migrations === undefined) {
    throw new Unavailable({ database: { kind, reachable: false }, search: { ready, products } });
  }
  const database = { kind, reachable: true as const, migrations };
  return c.json(
    { success: true as const, status: 'ok' as const, database, search: { ready, products } },
    200,
  );
});

/** A small table that no transaction of the marketplace locks. */
async function countMigrations(db: Database): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return counted?.count ?? 0;
}
