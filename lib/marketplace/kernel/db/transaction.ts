import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database } from './connection';
import { sqlState } from './errors';

const deadlock = '40P01';
const serializationFailure = '40001';
/** Two requests used one idempotency key, or a number was drawn twice: the next try sees the other's row. */
const uniqueViolation = '23505';
const isRetryable = new Set([deadlock, serializationFailure, uniqueViolation]);

type AfterCommit = (db: Database) => void;
const afterCommit = new AsyncLocalStorage<Set<AfterCommit>>();

const operatorWrite = new AsyncLocalStorage<{ logId: number; isAnswered: boolean }>();

/** Runs an operator's write: a trigger records the changes of its transactions under that line of the log. */
export async function underLogLine<Result>(
  logId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const write = { logId, isAnswered: false };
  try {
    return await operatorWrite.run(write, work);
  } finally {
    write.isAnswered = true;
  }
}

/** Runs work started by an operator's write that is not the operator's. */
export const outsideLogLine = <Result>(work: () => Result): Result => operatorWrite.exit(work);

function noted<Result>(work: (tx: Database) => Promise<Result>) {
  const write = operatorWrite.getStore();
  if (!write || write.isAnswered) return work;
  const { logId } = write;
  return async (tx: Database) => {
    await tx.execute(sql`select set_config('market.operator_log', ${String(logId)}, true)`);
    return work(tx);
  };
}

/**
 * Runs a transaction, and again up to three times when it lost to another one. Tasks given to `onCommit` run
 * once it has committed.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let retriesLeft = 3; ; retriesLeft--) {
    const tasks = new Set<AfterCommit>();
    try {
      const result = await afterCommit.run(tasks, () => db.transaction(noted(work)));
      for (const task of tasks) task(db);
      return result;
    } catch (error) {
      if (retriesLeft === 0 || !isRetryable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Runs the task after the surrounding `transact` committed; the same task given twice runs once. */
export function onCommit(task: AfterCommit): void {
  afterCommit.getStore()?.add(task);
}
