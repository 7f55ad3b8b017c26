import { threadTask } from '../../../kernel/workers/run-task';
import { importsAtOnce } from './context';
import type { readImportRows } from './rows-task';

/** Reads the rows of an import's file in a thread of its own: `rows-task.ts`. */
export const readRowsInThread = threadTask<typeof readImportRows>('import-rows', {
  ...{ memory: 384, time: 120_000 },
  ...{ atOnce: importsAtOnce, waiting: 4 },
});
