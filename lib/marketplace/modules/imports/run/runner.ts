import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/db/connection';
import { isUnavailable } from '../../../kernel/db/errors';
import { forgetFaults } from '../../../kernel/jobs/each-row';
import { TaskOverLimit, TaskRefused, TaskStopped } from '../../../kernel/workers/errors';
import { FileRefused } from '../files/limits';
import { openPictures } from '../files/table';
import type { ImportContext } from './context';
import { applyRows, checkRows } from './judge-rows';
import {
  claimImport,
  type Import,
  isImportWaiting,
  job,
  NoLongerMine,
  parkDeadImports,
  parkImport,
  release,
  renew,
} from './lease';
import { readRows } from './read-rows';
import { undoRows } from './undo-rows';

/** Milliseconds between the renewals of the lease while pictures are fetched. */
const heartbeat = 10_000;

/** Milliseconds of an import's turn while imports of other stores wait. */
const longestTurn = 10_000;

/**
 * Runs waiting and abandoned imports, one after the other, until there are none. A long one continues after
 * waiting imports of other stores have had a turn.
 * @returns the number of imports run
 */
export async function runImports(context: ImportContext): Promise<number> {
  const runner = randomUUID();
  for (let done = 0; ; done++) {
    if (context.shouldStop?.()) return done;
    await parkDeadImports(context.db);
    const one = await claimImport(context.db, runner);
    if (!one) return done;
    await runOne(context, one);
  }
}

async function runOne(context: ImportContext, one: Import): Promise<void> {
  const { db, files } = context;
  const left = new AbortController();
  const alive = setInterval(() => renew(db, one).catch(() => left.abort()), heartbeat);
  const own = { ...context, signal: left.signal, isTurnOver: turnOf(context) };
  try {
    if (one.state === 'undoing') {
      await undoRows(own, one);
      await finish(db, one);
      return;
    }
    const { fileKey } = one;
    const done = fileKey && (await files.privateFiles.use(fileKey, (path) => work(own, one, path)));
    if (!done) throw new FileRefused('import_broken');
    await finish(db, one);
  } catch (error) {
    if (error instanceof NoLongerMine) return;
    // The lease is kept: the import is retried after it runs out.
    if (isUnavailable(error)) return;
    // The process ends normally: another continues the import, and this was no try.
    if (error instanceof TaskStopped) return void (await release(db, one));
    const failure = failureOf(error);
    if (failure === undefined) return parkImport(db, one, 'import_unexpected', error);
    await renew(db, one, { state: 'failed', failure, finishedAt: new Date() }).catch(() => {});
  } finally {
    clearInterval(alive);
  }
}

/**
 * Returns a check that is true once an import has had its turn and another store's could run; never before the
 * first step.
 */
function turnOf({ db, turn = longestTurn }: ImportContext): () => Promise<boolean> {
  const since = performance.now();
  let isFirst = true;
  return async () => {
    const isOver = !isFirst && performance.now() - since >= turn;
    isFirst = false;
    return isOver && (await isImportWaiting(db));
  };
}

async function finish(db: Database, one: Import): Promise<void> {
  await release(db, one);
  await forgetFaults(db, job, [String(one.id)]);
}

/** Returns the file's error; undefined if the failure has another cause. */
function failureOf(error: unknown): string | undefined {
  // A full disk is no fault of the file: the import is retried.
  if (error instanceof TaskRefused && error.code === 'storage_full') return undefined;
  if (error instanceof TaskRefused) return error.code;
  return error instanceof TaskOverLimit ? 'import_too_heavy' : undefined;
}

/**
 * Performs the current step of an import.
 * @returns true, so that a missing file can be told from a finished step
 */
async function work(context: ImportContext, one: Import, path: string): Promise<true> {
  if (one.state === 'checking' && !one.isRead) await readRows(context, one, path);
  const pictures = one.pictureCount > 0 ? await openPictures(path) : undefined;
  try {
    await (one.state === 'checking' ? checkRows : applyRows)(context, one, pictures);
    return true;
  } finally {
    pictures?.zip.close();
  }
}
