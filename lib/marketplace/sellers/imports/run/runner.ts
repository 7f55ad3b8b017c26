import { randomUUID } from 'node:crypto';
import { isUnavailable } from '../../../db/unavailable';
import { log } from '../../../log';
import { FileRefused } from '../files/refused';
import { openImportFile } from '../files/table';
import { applyRows } from './apply-rows';
import { checkRows } from './check-rows';
import type { ImportContext } from './context';
import { claimImport, type Import, NoLongerMine, release, renew } from './lease';
import { readRows } from './read-rows';

/** Says that this process is alive while pictures are fetched. */
const heartbeat = 10_000;

/**
 * Works on imports that wait or that a process has left, one after the other, until there are none.
 * @returns how many were worked on
 */
export async function runImports(context: ImportContext): Promise<number> {
  const runner = randomUUID();
  for (let done = 0; ; done++) {
    if (context.shouldStop?.()) return done;
    const one = await claimImport(context.db, runner);
    if (!one) return done;
    await runOne(context, one);
  }
}

async function runOne(context: ImportContext, one: Import): Promise<void> {
  const { db, files } = context;
  const left = new AbortController();
  const alive = setInterval(() => renew(db, one).catch(() => left.abort()), heartbeat);
  const own = { ...context, signal: left.signal };
  try {
    const { fileKey } = one;
    const done = fileKey && (await files.use(fileKey, (path) => work(own, one, path)));
    if (!done) throw new FileRefused('import_broken');
    await release(db, one);
  } catch (error) {
    if (error instanceof NoLongerMine) return;
    // The lease goes on: it is tried again when that is over.
    if (isUnavailable(error)) return;
    if (!(error instanceof FileRefused)) log.error({ import: one.id, error }, 'import failed');
    const failure = error instanceof FileRefused ? error.code : 'import_unexpected';
    await renew(db, one, { state: 'failed', failure, finishedAt: new Date() }).catch(() => {});
  } finally {
    clearInterval(alive);
  }
}

/** @returns true, so that a missing file can be told from one that was worked on */
async function work(context: ImportContext, one: Import, path: string): Promise<true> {
  const file = await openImportFile(path);
  try {
    if (one.state === 'checking') {
      if (!one.isRead) await readRows(context.db, one, file);
      await checkRows(context, one, file.pictures);
    } else await applyRows(context, one, file.pictures);
    return true;
  } finally {
    await file.close();
  }
}
