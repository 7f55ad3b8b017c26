import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Position } from '@/lib/caching/read-after';
import { observeRead, observeReplicaFailure } from '@/lib/metrics/marketplace';
import { isUnavailable, sqlState } from '../errors';
import type { Replica } from './replica';
import type { Replicas } from './replicas';

/** A connection, the key of its replicas; a transaction has none. */
type Database = object;

/** The reads of one call or task: all of them come from the same replica, or from the primary. */
class Reading {
  #place: Promise<Replica | undefined> | undefined;

  constructor(
    readonly replicas: Replicas,
    readonly after: Position | undefined,
  ) {}

  /** Returns the replica to read from; undefined: the primary. */
  place(): Promise<Replica | undefined> {
    this.#place ??= this.replicas.choose(this.after);
    return this.#place;
  }

  /** Makes the current work read the primary until its end, after a write or the failure of a replica. */
  stayOnPrimary(): void {
    this.#place = Promise.resolve(undefined);
  }
}

const current = new AsyncLocalStorage<Reading | undefined>();
const known = new WeakMap<object, Replicas>();

/** Makes the pool read from replicas within `fromReplicas`; returns the same pool. */
export function withReplicas(pool: Pool, replicas: Replicas): Pool {
  const query = pool.query.bind(pool) as (...parts: unknown[]) => unknown;
  const connect = pool.connect.bind(pool) as (...parts: unknown[]) => unknown;
  const reading = () => {
    const store = current.getStore();
    return store?.replicas === replicas ? store : undefined;
  };
  return Object.assign(pool, {
    query: (...parts: unknown[]) => {
      const own = reading();
      if (own && isRead(parts[0])) return readBy(own, query, parts);
      own?.stayOnPrimary();
      return query(...parts);
    },
    // A callback means a call by the pool's own `query`; a promise, a transaction.
    connect: (...parts: unknown[]) => {
      if (parts.length === 0) reading()?.stayOnPrimary();
      return connect(...parts);
    },
  });
}

/** Registers the replicas of a database for `fromReplicas`. */
export const noteReplicas = (db: Database, replicas: Replicas): void => {
  known.set(db, replicas);
};

export const replicasOf = (db: Database): Replicas | undefined => known.get(db);

/**
 * Runs work whose plain reads on this database may come from a replica that has replayed `after`. They come from the
 * primary without replicas, in a transaction, and after the work's first write.
 */
export function fromReplicas<Result>(
  db: Database,
  after: Position | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const replicas = known.get(db);
  return current.run(replicas && new Reading(replicas, after), work);
}

/**
 * Runs work on replicas like `fromReplicas`; the work sees all that was committed before the call, whoever
 * committed it.
 * @throws where the primary does not say its position
 */
export async function behindNow<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  return fromReplicas(db, await positionOf(db), work);
}

/** Runs work whose reads come from the primary, even if its caller's may come from a replica. */
export const fromPrimary = <Result>(work: () => Result): Result => current.run(undefined, work);

/**
 * Returns the primary's position: a replica that has replayed it has all that was committed before. Undefined
 * for a database without replicas, at no cost.
 * @throws where the primary does not answer
 */
export async function positionOf(db: Database): Promise<Position | undefined> {
  return known.get(db)?.position();
}

const isRead = (statement: unknown): boolean => /^\s*(?:select|with)\b/i.test(textOf(statement));

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return String((statement as { text?: unknown } | undefined)?.text ?? '');
}

async function readBy(
  reading: Reading,
  query: (...parts: unknown[]) => unknown,
  parts: unknown[],
): Promise<unknown> {
  const replica = await reading.place();
  if (!replica) {
    observeRead('primary');
    return query(...parts);
  }
  try {
    const answer = await replica.query(...parts);
    observeRead('replica');
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    observeReplicaFailure(replica.name, failure);
    if (failure === 'connection') replica.noteFailure();
    reading.stayOnPrimary();
    observeRead('primary');
    return query(...parts);
  }
}

/**
 * Returns why a replica failed where the primary may succeed: its connection, a conflict with its replay, a migration
 * not yet replayed, or a statement that writes. Undefined for failures that the primary would share.
 */
function failureOf(error: unknown): 'connection' | 'conflict' | 'schema' | 'write' | undefined {
  const state = sqlState(error) ?? '';
  if (/^(?:40001|40P01)$/.test(state)) return 'conflict';
  if (/^(?:42P01|42703|42883)$/.test(state)) return 'schema';
  if (state === '25006') return 'write';
  // A statement that took too long would do so on the primary, too.
  if (state === '57014') return undefined;
  return isUnavailable(error) ? 'connection' : undefined;
}
