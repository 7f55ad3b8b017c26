import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { config } from '@/lib/config';
import { withBackgroundTurns } from './background-share';
import { notingAnswers } from './embedded-answers';
import { keepStatements } from './embedded-statements';
import { lockFolder } from './lock';
import {
  noLimits,
  openPool,
  type PoolOptions,
  requestLimits,
  type TimeLimits,
  timed,
} from './pool';
import { qualifyColumns } from './qualified-columns';
import { openReplicas } from './replicas/open';
import { noteReplicas, withReplicas } from './replicas/reading';

type Handle = { query(...parts: never[]): Promise<unknown> };
type Client = Handle & {
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/** Milliseconds of statements and follow-up work after which the event loop gets a turn. */
const longest = 10;

/**
 * Makes a PGlite yield to the event loop between statements; returns the same client. PGlite answers within
 * the call, so work of many statements never leaves the microtask queue: without yielding, timers, sockets
 * and other requests would wait for its end.
 */
function givingTurns<Of extends Client>(client: Of): Of {
  let since: number | undefined;
  const giveTurn = async () => {
    if (since !== undefined && performance.now() - since > longest) await nextTurn();
    if (since !== undefined) return;
    since = performance.now();
    // This runs at the end of the present turn, whoever ends it.
    setImmediate(() => {
      since = undefined;
    });
  };
  const wrapped = (handle: Handle): Handle['query'] => {
    const query = handle.query.bind(handle);
    return async (...parts) => {
      await giveTurn();
      return query(...parts);
    };
  };
  const transaction = client.transaction.bind(client) as Client['transaction'];
  return Object.assign(client, {
    query: wrapped(client),
    transaction: <Result>(work: (transaction: Handle) => Promise<Result>) =>
      transaction<Result>(async (handle) => {
        const result = await work(Object.assign(handle, { query: wrapped(handle) }));
        await giveTurn();
        return result;
      }),
  });
}

/** A connection or a transaction: services take either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Connection = {
  db: Database;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
};

/** The Drizzle settings with which the schema was generated. */
export const drizzleConfig = { casing: 'snake_case' } as const;

/**
 * Opens PGlite in `folder`, or in memory without one; the folder is locked until `close()`. A new database
 * starts with the contents of `dump`, made by PGlite's `dumpDataDir`.
 */
export async function openEmbedded(folder?: string, dump?: Blob): Promise<Connection> {
  const unlock = folder ? lockFolder(folder) : () => {};
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const client = await PGlite.create(folder ? join(folder, 'postgres') : undefined, {
      extensions: await extensions(),
      ...(dump && { loadDataDir: dump }),
    });
    return {
      db: qualifyColumns(
        drizzle(
          timed(withBackgroundTurns(keepStatements(givingTurns(notingAnswers(client))))),
          drizzleConfig,
        ) as unknown as Database,
      ),
      kind: 'embedded',
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens a pool on a PostgreSQL, or anything that speaks its protocol, and pools on its replicas, from which
 * `fromReplicas` reads.
 */
export async function openPostgres(
  url: string,
  limits: TimeLimits,
  { replicas: urls = [], ...options }: PoolOptions & { replicas?: readonly string[] } = {},
): Promise<Connection> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = await openPool(url, limits, options);
  const replicas = urls.length ? await openReplicas(url, urls, limits, options) : undefined;
  const client = replicas ? withReplicas(pool, replicas) : pool;
  const db = qualifyColumns(drizzle(client, drizzleConfig) as unknown as Database);
  if (replicas) noteReplicas(db, replicas);
  replicas?.start();
  return {
    db,
    kind: 'postgres',
    close: async () => {
      await replicas?.close();
      await pool.end();
    },
  };
}

async function extensions() {
  const [{ pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return { pg_trgm, unaccent };
}

/** Returns the rows of a raw statement, with either driver. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

const holder = globalThis as typeof globalThis & {
  haatConnection?: Promise<Connection>;
};

/**
 * Returns the process's only connection, opened at its first use with its time limits on a PostgreSQL;
 * without limits, as for migrations, it bypasses the pooler. It lives on `globalThis` because Next bundles
 * this module more than once, and the embedded database must be opened only once.
 */
export function connection(limits = requestLimits): Promise<Connection> {
  holder.haatConnection ??= open(limits).catch((error) => {
    holder.haatConnection = undefined;
    throw error;
  });
  return holder.haatConnection;
}

function open(limits: TimeLimits): Promise<Connection> {
  if (process.env.NEXT_PHASE === 'phase-production-build') {
    throw new Error('The build must not open the database.');
  }
  const { databaseUrl: url, directDatabaseUrl: direct } = config;
  if (!url || !direct) return openEmbedded(join(config.dataDir, 'db'));
  const { databaseReplicas: replicas, databasePooler: isPooled } = config;
  // Replicas behind a pooler would also end long statements.
  return limits === noLimits
    ? openPostgres(direct, limits, { replicas: isPooled ? [] : replicas })
    : openPostgres(url, limits, { replicas, isPooled });
}
