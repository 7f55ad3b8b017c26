import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { timed } from './timing';

/** In milliseconds; 0 is without end. */
export type TimeLimits = {
  /** Waiting for a free connection, or for the server to take a new one. */
  connect: number;
  statement: number;
  lock: number;
  /** Between two statements of a transaction, which keeps its rows locked meanwhile. */
  idle: number;
  /** Hearing nothing on a connection in use: the server or the line is gone. Longer than any statement. */
  silence: number;
};

/** Whoever makes a request gives up after 15 seconds (specification §9). */
export const requestLimits: TimeLimits = {
  connect: 5_000,
  statement: 10_000,
  lock: 4_000,
  idle: 10_000,
  silence: 15_000,
};

/** For what nobody waits for in a browser: migrations, seeding, audits. */
export const noLimits: TimeLimits = { connect: 0, statement: 0, lock: 0, idle: 0, silence: 0 };

/** A pool of ten connections whose statements end within these limits; one that breaks is replaced. */
export async function openPool(url: string, limits: TimeLimits): Promise<Pool> {
  const { Client, Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: 10,
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
  pool.on('error', () => {}); // of an idle connection, which the pool replaces
  // Transactions ask their own client; what the pool asks of one by callback is counted for the pool.
  pool.on('connect', timed);
  releaseBroken(pool);
  return timed(pool);
}

function endSilence(stream: unknown, milliseconds: number): void {
  if (!milliseconds || !(stream instanceof Socket)) return;
  const silent = () => Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' });
  stream.setTimeout(milliseconds, () => stream.destroy(silent()));
}

/**
 * Takes a connection that breaks in use out of the pool. Without a listener its error would end the process;
 * and Drizzle does not release one whose `begin` fails, so that ten would leave the pool empty for good.
 */
function releaseBroken(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return;
      const { release } = client;
      client.release = () => {}; // whoever has it releases it once more
      release(error);
    });
  });
}
