import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';

export type Import = typeof imports.$inferSelect;

/** The import was cancelled, or another process has taken it over: this one leaves it at once. */
export class NoLongerMine extends Error {}

/** How long a process counts as alive that has not said so again. */
const lease = sql`now() + interval '30 seconds'`;

const isWaiting = and(
  inArray(imports.state, ['checking', 'applying', 'undoing']),
  or(isNull(imports.leaseUntil), lt(imports.leaseUntil, sql`now()`)),
);

/** Whether an import waits to be checked or applied, or its process has died. */
export async function isImportWaiting(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(isWaiting).limit(1);
  return found !== undefined;
}

/** Tries of a step after which an import is parked: what kills a process must not kill each that comes after it. */
const mostTries = 2;

/**
 * Parks imports whose process has died twice at the same step.
 * @returns their ids
 */
export async function parkImports(db: Database): Promise<number[]> {
  const parked = await db
    .update(imports)
    .set({
      parkedState: sql`${imports.state}`,
      state: 'failed',
      failure: 'import_parked',
      finishedAt: sql`now()`,
      runner: null,
      leaseUntil: null,
    })
    .where(and(isWaiting, gte(imports.tries, mostTries)))
    .returning({ id: imports.id });
  return parked.map(({ id }) => id);
}

/**
 * Takes an import that waits to be checked or applied, or whose process has died, and counts the try before its work;
 * undefined without one.
 */
export async function claimImport(db: Database, runner: string): Promise<Import | undefined> {
  const waiting = db
    .select({ id: imports.id })
    .from(imports)
    .where(isWaiting)
    .orderBy(asc(imports.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(imports)
    .set({ runner, leaseUntil: lease, tries: sql`${imports.tries} + 1` })
    .where(inArray(imports.id, waiting))
    .returning();
  return claimed;
}

type Step = Partial<
  Pick<
    Import,
    | 'groupsDone'
    | 'groupCount'
    | 'rowsDone'
    | 'rowsToDo'
    | 'rowCount'
    | 'isRead'
    | 'state'
    | 'failure'
    | 'finishedAt'
  >
>;

/** Whether a step is done that a process which comes after need not do again. */
const isAhead = ({ groupsDone, isRead, state }: Step) => Boolean(groupsDone || isRead || state);

/**
 * Notes how far the import has come and that its process is alive, and locks it until the transaction ends: what is
 * written with it is written once.
 * @throws {NoLongerMine}
 */
export async function renew(
  tx: Database,
  { id, runner, state }: Import,
  step: Step = {},
): Promise<void> {
  const [row] = await tx
    .update(imports)
    .set({ leaseUntil: lease, ...step, ...(isAhead(step) && { tries: 1 }) })
    .where(and(eq(imports.id, id), eq(imports.runner, runner ?? ''), eq(imports.state, state)))
    .returning({ id: imports.id });
  if (!row) throw new NoLongerMine();
}

/** Gives an import back, so that any process may go on with it; that was no try. */
export async function release(db: Database, { id, runner }: Import): Promise<void> {
  await db
    .update(imports)
    .set({ leaseUntil: null, runner: null, tries: 0 })
    .where(and(eq(imports.id, id), eq(imports.runner, runner ?? '')));
}
