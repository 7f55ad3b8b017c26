import { sql } from 'drizzle-orm';
import { healthContract } from '@/lib/api/contract/health';
import { marketRoutes } from '../areas/market';
import { operatorRoutes } from '../areas/operator';
import { route, routes } from '../areas/route';
import { sellerRoutes } from '../areas/seller';
import { shopRoutes } from '../areas/shop';
import { type Database, rowsOf } from '../kernel/db/connection';
import { hasAnsweredWithin } from '../kernel/db/embedded-answers';
import { Unavailable } from '../kernel/errors';
import { withTimeout } from '../kernel/with-timeout';

/** Milliseconds; monitoring must not wait long. */
const databaseTimeout = 1500;
/** Milliseconds for which an answer of the embedded database to anybody counts. */
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

/** On the embedded database a statement waits for the end of whatever transaction runs: one that answers is well. */
async function migrationsOf(db: Database): Promise<number> {
  const before = known.get(db);
  if (before !== undefined && hasAnsweredWithin(db, recent)) return before;
  const now = await countMigrations(db);
  known.set(db, now);
  return now;
}

/** A small table that no transaction of the marketplace locks. */
async function countMigrations(db: Database): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return counted?.count ?? 0;
}

/** Every route of the marketplace. */
export const allRoutes = [
  healthRoutes,
  ...shopRoutes,
  ...sellerRoutes,
  ...operatorRoutes,
  ...marketRoutes,
];
