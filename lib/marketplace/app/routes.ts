import { sql } from 'drizzle-orm';
import { healthContract } from '@/lib/contract/health';
import { marketRoutes } from '../areas/market';
import { operatorRoutes } from '../areas/operator';
import { route, routes } from '../areas/route';
import { sellerRoutes } from '../areas/seller';
import { shopRoutes } from '../areas/shop';
import { type Database, rowsOf } from '../kernel/db/connection';
import { hasAnsweredWithin } from '../kernel/db/embedded-answers';
import { Unavailable } from '../kernel/errors';
import { withTimeout } from '../kernel/with-timeout';

/** Timeout in milliseconds; monitoring must not wait long. */
const databaseTimeout = 1500;
/** Milliseconds for which the embedded database counts as healthy after answering any call. */
const recent = 1000;

const healthRoutes = routes();

healthRoutes.openapi(route(healthContract.check), async (c) => {
  const { db, databaseKind: kind, search } = c.var;
  const { ready, products } = search.health();
  const migrations = await withTimeout(databaseTimeout, migrationsOf(db)).catch(() => undefined);
  if (migrations === undefined) {
    throw new Unavailable({ database: { kind, reachable: false }, search: { ready, products } });
  }
  const database = { kind, reachable: true as const, migrations };
  return c.json(
    { success: true as const, status: 'ok' as const, database, search: { ready, products } },
    200,
  );
});

const known = new WeakMap<Database, number>();

/**
 * Returns the number of migrations; the recent one if the embedded database has just answered, because a new
 * statement would wait for the end of a running transaction.
 */
async function migrationsOf(db: Database): Promise<number> {
  const before = known.get(db);
  if (before !== undefined && hasAnsweredWithin(db, recent)) return before;
  const now = await countMigrations(db);
  known.set(db, now);
  return now;
}

/** Counts migrations in a small table that no transaction of the marketplace locks. */
async function countMigrations(db: Database): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return counted?.count ?? 0;
}

/** All routes of the marketplace. */
export const allRoutes = [
  healthRoutes,
  ...shopRoutes,
  ...sellerRoutes,
  ...operatorRoutes,
  ...marketRoutes,
];
