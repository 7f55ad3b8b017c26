import type { Database } from '../../kernel/db/connection';
import { background } from '../../kernel/jobs/background';
import type { Files } from '../files';
import { importsAtOnce } from './run/context';
import { isImportWaiting, reviveImports } from './run/lease';
import { runImports } from './run/runner';

type WithFiles = { db: Database; files: Files };

type Workers = { isStopping: boolean; running: number; isWanted: boolean };

/** The workers of each database of this process. */
const workers = new WeakMap<Database, Workers>();

function workersOf(db: Database): Workers {
  const own = workers.get(db) ?? { isStopping: false, running: 0, isWanted: false };
  workers.set(db, own);
  return own;
}

/** Starts work on waiting imports after the response, on `importsAtOnce` of them at a time. */
export function wakeImports({ db, files }: WithFiles): void {
  const own = workersOf(db);
  own.isWanted = true;
  if (own.running >= importsAtOnce || own.isStopping) return;
  own.running++;
  background('imports', async () => {
    try {
      while (own.isWanted && !own.isStopping) {
        own.isWanted = false;
        await runImports({ db, files, shouldStop: () => own.isStopping });
      }
    } finally {
      own.running--;
    }
  });
}

/** Makes this process leave its imports at the next step, for good, because it is about to end. */
export function stopImports(db: Database): void {
  workersOf(db).isStopping = true;
}

/**
 * Wakes this process if an import waits or was left by a dead process.
 * @returns 1 if there is one; the work itself continues after the round of jobs
 */
export async function wakeWaitingImports(context: WithFiles): Promise<number> {
  const { db } = context;
  if (workersOf(db).running >= importsAtOnce) return 0;
  await reviveImports(db);
  if (!(await isImportWaiting(db))) return 0;
  wakeImports(context);
  return 1;
}
