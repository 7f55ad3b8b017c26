import type { Database } from '../../kernel/db/connection';
import { background } from '../../kernel/jobs/background';
import type { Files } from '../files';
import { isImportWaiting, reviveImports } from './run/lease';
import { runImports } from './run/runner';

type WithFiles = { db: Database; files: Files };

type Running = { isStopping: boolean; isRunning: boolean; isWanted: boolean };

/** One worker for each database of this process. */
const workers = new WeakMap<Database, Running>();

function workerOf(db: Database): Running {
  const worker = workers.get(db) ?? { isStopping: false, isRunning: false, isWanted: false };
  workers.set(db, worker);
  return worker;
}

/** Has this process work on imports that wait, behind the answer; it works on one at a time. */
export function wakeImports({ db, files }: WithFiles): void {
  const worker = workerOf(db);
  worker.isWanted = true;
  if (worker.isRunning || worker.isStopping) return;
  worker.isRunning = true;
  background('imports', async () => {
    try {
      while (worker.isWanted && !worker.isStopping) {
        worker.isWanted = false;
        await runImports({ db, files, shouldStop: () => worker.isStopping });
      }
    } finally {
      worker.isRunning = false;
    }
  });
}

/** Has this process leave its import at the next step, for good: it is going to end. */
export function stopImports(db: Database): void {
  workerOf(db).isStopping = true;
}

/**
 * Wakes this process where an import waits, or was left by a process that has died.
 * @returns 1 where there is one; the work itself goes on behind the round of jobs
 */
export async function wakeWaitingImports(context: WithFiles): Promise<number> {
  const { db } = context;
  if (workerOf(db).isRunning) return 0;
  await reviveImports(db);
  if (!(await isImportWaiting(db))) return 0;
  wakeImports(context);
  return 1;
}
