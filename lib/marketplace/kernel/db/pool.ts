import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { config } from '@/lib/config';
import { observeStatement } from '@/lib/metrics/marketplace';
import { withBackgroundShare } from './background-share';

type Client = { query(...parts: unknown[]): unknown };

/** Makes a database client or pool note how long each statement takes; answers the same client. */
export function timed<Of extends Client>(client: Of): Of {
  const query = client.query.bind(client);
  const measured = (...parts: unknown[]) => {
    const since = performance.now();
    const answer = query(...parts);
    if (isPromise(answer)) {
      const observe = () => observeStatement(textOf(parts[0]), since);
      answer.then(observe, observe);
    }
    return answer;
  };
  return Object.assign(client, { query: measured });
}

const isPromise = (answer: unknown): answer is Promise<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}

/** In milliseconds; 0 for no limit. */
export type TimeLimits = {
  /** Waiting for a free connection, or for the server to take a new one. */
  connect: number;
  statement: number;
  lock: number;
  /** Between two statements of a transaction, while its rows are locked. */
  idle: number;
  /** Without data on a connection in use: server or network is gone. Longer than any statement may take. */
  silence: number;
};

/** A request is given up after 15 seconds (specification §9). */
export const requestLimits: TimeLimits = {
  connect: 5_000,
  statement: 10_000,
  lock: 4_000,
  idle: 10_000,
  silence: 15_000,
};

/** For work outside requests: migrations, seeding, audits. */
export const noLimits: TimeLimits = { connect: 0, statement: 0, lock: 0, idle: 0, silence: 0 };

/** For the audit that runs beside requests, whose rules read whole tables: five minutes for each. */
export const auditLimits: TimeLimits = {
  connect: 5_000,
  statement: 300_000,
  lock: 30_000,
  idle: 10_000,
  silence: 0,
};

/** How many connections a pool has. */
export const poolSize = 10;

/**
 * A pool of ten connections whose statements end within these limits, with a share of them for background work; one
 * that breaks is replaced.
 */
export async function openPool(url: string, limits: TimeLimits): Promise<Pool> {
  const { Client, Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connect,
    // Not as startup parameters, which PgBouncer refuses.
    onConnect: (client) => {
      if (client instanceof Client) endSilence(client.connection.stream, limits.silence);
      return client.query(
        `set statement_timeout = ${limits.statement}; set lock_timeout = ${limits.lock};
         set idle_in_transaction_session_timeout = ${limits.idle}`,
      );
    },
  });
  pool.on('error', () => {}); // an idle connection failed: the pool replaces it
  // Transactions ask their own client; what the pool asks of one by callback is counted for the pool.
  pool.on('connect', timed);
  releaseBroken(pool);
  return timed(withBackgroundShare(pool, config.jobsConnections));
}

function endSilence(stream: unknown, milliseconds: number): void {
  if (!milliseconds || !(stream instanceof Socket)) return;
  const silent = () => Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' });
  stream.setTimeout(milliseconds, () => stream.destroy(silent()));
}

/**
 * Removes a connection that breaks in use from the pool. Without a listener its error would end the process,
 * and Drizzle does not release a connection whose `begin` fails: after ten the pool would stay empty.
 */
function releaseBroken(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return;
      const { release } = client;
      client.release = () => {}; // its user releases it again
      release(error);
    });
  });
}
