import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './connection';

const deadlock = '40P01';
const serializationFailure = '40001';
/** Two requests with one idempotency key, or a number drawn twice: the next try sees the other's row. */
const uniqueViolation = '23505';
const isRetryable = new Set([deadlock, serializationFailure, uniqueViolation]);

type AfterCommit = (db: Database) => void;
const afterCommit = new AsyncLocalStorage<Set<AfterCommit>>();

/**
 * Runs a transaction, and again up to three times when it only lost to another one. What the work left
 * with `onCommit` runs once it has committed.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let retriesLeft = 3; ; retriesLeft--) {
    const tasks = new Set<AfterCommit>();
    try {
      const result = await afterCommit.run(tasks, () => db.transaction(work));
      for (const task of tasks) task(db);
      return result;
    } catch (error) {
      if (retriesLeft === 0 || !isRetryable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Has the task run after the surrounding `transact` committed; the same one twice runs once. */
export function onCommit(task: AfterCommit): void {
  afterCommit.getStore()?.add(task);
}

/** SQLSTATE of a database error, which Drizzle wraps. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : sqlState(error.cause);
}
