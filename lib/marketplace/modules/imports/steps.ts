import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { importRows, imports } from '../../kernel/db/schema/imports';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import { forgetFaults } from '../../kernel/jobs/each-row';
import { noteResult } from './all-stores/note-result';
import { refuseTooMany } from './begin';
import { countUndo, findImport, importsOf } from './queries';
import { job, revival } from './run/lease';

/**
 * Starts taking over the checked rows, except the faulty ones.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state
 */
export async function applyImport(db: Database, manager: Manager, id: number): Promise<void> {
  await findImport(db, manager, id);
  await transact(db, async (tx) => {
    const rowsToDo = await tx.$count(
      importRows,
      and(eq(importRows.importId, id), inArray(importRows.outcome, ['new', 'changed'])),
    );
    const begun = { state: 'applying', groupsDone: 0, rowsDone: 0, rowsToDo } as const;
    await move(tx, manager, id, ['checked'], begun);
  });
}

/**
 * Resumes a stopped or parked import where it stopped.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it is stopped or parked, too_many_imports
 */
export async function retryImport(db: Database, manager: Manager, id: number): Promise<void> {
  const { one } = await findImport(db, manager, id);
  await refuseTooMany(db, manager);
  const { parkedState: state } = one;
  if (!state || (!one.fileKey && state !== 'undoing')) throw new DomainError(409, 'import_state');
  await transact(db, async (tx) => {
    await move(tx, manager, id, ['failed', 'cancelled'], { state, ...revival });
    await forgetFaults(tx, job, [String(id)]);
  });
}

/**
 * Stops an import; rows already taken over stay, and within a week it can be resumed after them.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state once it is finished
 */
export async function cancelImport(db: Database, manager: Manager, id: number): Promise<void> {
  const { one } = await findImport(db, manager, id);
  await transact(db, async (tx) => {
    await move(tx, manager, id, ['mapping', 'checking', 'checked', 'applying'], {
      state: 'cancelled',
      parkedState: sql`${imports.state}`,
      finishedAt: new Date(),
    });
    if (manager.kind === 'operator') await noteResult(tx, one, 'cancelled');
  });
}

/**
 * Starts undoing an import in the background; listings changed since stay as they are.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it is over and has changed something, too_many_imports
 */
export async function undoImport(db: Database, manager: Manager, id: number): Promise<void> {
  await findImport(db, manager, id);
  await refuseTooMany(db, manager);
  const { listings, rows: rowsToDo } = await countUndo(db, id);
  if (!listings) throw new DomainError(409, 'import_state');
  const again = {
    state: 'undoing',
    parkedState: null,
    groupCount: listings,
    groupsDone: 0,
    rowsToDo,
    rowsDone: 0,
    tries: 0,
  } as const;
  await transact(db, (tx) => move(tx, manager, id, ['done', 'cancelled'], again));
}

type Import = typeof imports.$inferSelect;

/**
 * Moves an import from one of these states to another, for any process to continue.
 * @throws {DomainError} 409 import_state from any other state
 */
export async function move(
  tx: Database,
  manager: Manager,
  id: number,
  from: Import['state'][],
  to: Parameters<ReturnType<Database['update']>['set']>[0] & object,
): Promise<void> {
  const [row] = await tx
    .update(imports)
    .set({ ...to, runner: null, leaseUntil: null })
    .where(and(eq(imports.id, id), importsOf(manager), inArray(imports.state, from)))
    .returning({ id: imports.id });
  if (!row) throw new DomainError(409, 'import_state');
}
