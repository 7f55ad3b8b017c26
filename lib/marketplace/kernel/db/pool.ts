import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { config } from '@/lib/config';
import { observeStatement } from '@/lib/metrics/marketplace';
import { withBackgroundShare } from './background-share';

type Client = { query(...parts: unknown[]): unknown };

/** Makes a database client or pool record how long each statement takes; returns the same client. */
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

/** Timeouts in milliseconds; 0 for no limit. */
export type TimeLimits = {
  /** The longest wait for a free connection, or for the server to accept a new one. */
  connect: number;
  statement: number;
  lock: number;
  /** The longest pause between two statements of a transaction, while its rows are locked. */
  idle: number;
  /**
   * The longest time without data on a connection in use, after which server or network counts as gone.
   * Longer than any statement may take.
   */
  silence: number;
};

/** Limits of requests: a request is given up after 15 seconds (specification §9). */
export const requestLimits: TimeLimits = {
  get connect() {
    return config.databaseConnectTimeout;
  },
  get statement() {
    return config.databaseStatementTimeout;
  },
  lock: 4_000,
  idle: 10_000,
  silence: 15_000,
};

/** No limits for work outside requests: migrations, seeding, audits. */
export const noLimits: TimeLimits = { connect: 0, statement: 0, lock: 0, idle: 0, silence: 0 };

/** Limits of the audit beside requests, whose rules read whole tables: five minutes for each. */
export const auditLimits: TimeLimits = {
  connect: 5_000,
  statement: 300_000,
  lock: 30_000,
  idle: 10_000,
  silence: 0,
};

export type PoolOptions = {
  /** The number of connections. */
  size?: number;
  /** True if connections go to a pooler, which lends a server connection for each transaction. */
  isPooled?: boolean;
};

/**
 * Opens a pool of connections whose statements end within these limits, with a share of them for background
 * work; a broken connection is replaced.
 */
export async function openPool(
  url: string,
  limits: TimeLimits,
  { size = config.databaseConnections, isPooled = false }: PoolOptions = {},
): Promise<Pool> {
  const { Client, Pool } = await import('pg');
  // A pooler keeps no setting outside of transactions: a single statement that takes too long is ended by
  // cutting the connection.
  const longestSilence =
    isPooled && limits.statement
      ? Math.min(limits.silence, limits.statement + 1000)
      : limits.silence;
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connect,
    // PgBouncer refuses these settings as startup parameters.
    onConnect: (client) => {
      if (client instanceof Client) endSilence(client.connection.stream, longestSilence);
      return isPooled ? undefined : client.query(`set ${settingsOf(limits).join('; set ')}`);
    },
  });
  pool.on('error', () => {}); // an idle connection failed: the pool replaces it
  if (isPooled) pool.on('connect', (client) => speakToPooler(client, limits));
  // Transactions use their own client; a pool's query by callback on a client is counted for the pool.
  pool.on('connect', timed);
  releaseBroken(pool);
  return timed(withBackgroundShare(pool, Math.min(config.jobsConnections, Math.max(1, size - 1))));
}

/**
 * Returns the settings of a connection. Compiling a statement (`jit`) takes a second, which no statement of
 * ours gains back.
 */
const settingsOf = (limits: TimeLimits) => [
  'jit = off',
  `statement_timeout = ${limits.statement}`,
  `lock_timeout = ${limits.lock}`,
  `idle_in_transaction_session_timeout = ${limits.idle}`,
];

/**
 * Prepares a client for a pooler, whose server connection changes after each transaction: statements are
 * prepared without a name, and limits are set within transactions only.
 */
function speakToPooler(client: PoolClient, limits: TimeLimits): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const local = settingsOf(limits).map((setting) => `set local ${setting}`);
  const spoken = (statement: unknown): unknown => {
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) {
      return statement;
    }
    const text = String(statement.text);
    const isBegin = /^begin\b[^;]*$/.test(text);
    return {
      ...statement,
      name: undefined,
      text: isBegin ? [text, ...local].join('; ') : text,
    };
  };
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) => query(spoken(statement), ...rest),
  });
}

/** Ends a pool's connections that wait for an answer, whose statements then fail at once. */
export function cutPool(pool: Pool): () => void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  return () => {
    for (const client of inUse) streamOf(client)?.destroy(silent());
  };
}

const streamOf = (client: unknown): Socket | undefined => {
  const { stream } = (client as { connection?: { stream?: unknown } }).connection ?? {};
  return stream instanceof Socket ? stream : undefined;
};

const silent = () => Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' });

function endSilence(stream: unknown, milliseconds: number): void {
  if (!milliseconds || !(stream instanceof Socket)) return;
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
