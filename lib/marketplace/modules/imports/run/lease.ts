import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { dueFaults, forgetFaults, isFaulty, noteFault, park } from '../../../kernel/jobs/each-row';
import { log } from '../../../kernel/log';

export type Import = typeof imports.$inferSelect;

/** The import was cancelled, or another process has taken it over: this one leaves it at once. */
export class NoLongerMine extends Error {}

/** How long a process counts as alive that has not said so again. */
const lease = sql`now() + interval '30 seconds'`;

/** Its name in the log and among the faults. */
export const job = 'imports';

const isRunning = inArray(imports.state, ['checking', 'applying', 'undoing']);

const isWaiting = () =>
  and(
    isRunning,
    or(isNull(imports.leaseUntil), lt(imports.leaseUntil, sql`now()`)),
    not(isFaulty(job, sql`${imports.id}`, new Date())),
  );

/** Whether an import waits to be checked or applied, or its process has died. */
export async function isImportWaiting(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(isWaiting()).limit(1);
  return found !== undefined;
}

/** Tries of a step after which an import is parked: what kills a process must not kill each that comes after it. */
const mostTries = 2;

/** Parks imports whose process has died twice at the same step. */
export async function parkDeadImports(db: Database): Promise<void> {
  const isDead = and(isWaiting(), gte(imports.tries, mostTries));
  const error = new Error('its process has died twice at the same step');
  for (const one of await db.select().from(imports).where(isDead)) {
    await parkImport(db, one, 'import_parked', error);
  }
}

/**
 * Parks an import that this or a dead process had: its store or an operator has it go on where it broke off.
 * @param failure what the store reads, a key of the messages
 */
export async function parkImport(
  db: Database,
  { id, runner }: Import,
  failure: string,
  error: unknown,
): Promise<void> {
  log.error({ import: id, error }, 'import parked');
  const fault = { job, subject: String(id) };
  try {
    const [parked] = await db
      .update(imports)
      .set({
        ...{ state: 'failed', parkedState: sql`${imports.state}`, failure },
        ...{ finishedAt: sql`now()`, runner: null, leaseUntil: null },
      })
      .where(
        and(eq(imports.id, id), isRunning, sql`${imports.runner} is not distinct from ${runner}`),
      )
      .returning({ tries: imports.tries });
    if (parked) await park(db, fault, error, parked.tries);
  } catch (refused) {
    await noteFault(db, fault, refused, new Date());
  }
}

/** Has parked imports go on that an operator has tried again. */
export async function reviveImports(db: Database): Promise<void> {
  for (const id of await dueFaults(db, job, new Date())) {
    const [revived] = await db
      .update(imports)
      .set({ state: sql`${imports.parkedState}`, ...revival })
      .where(and(eq(imports.id, Number(id)), eq(imports.state, 'failed'), canGoOn))
      .returning({ id: imports.id });
    if (revived) await forgetFaults(db, job, [id]);
  }
}

/** What is set anew when a parked import goes on. */
export const revival = { parkedState: null, failure: null, finishedAt: null, tries: 0 };

const canGoOn = and(
  isNotNull(imports.parkedState),
  or(isNotNull(imports.fileKey), eq(imports.parkedState, 'undoing')),
);

/**
 * Takes an import that waits to be checked or applied, or whose process has died, and counts the try before its work;
 * undefined without one.
 */
export async function claimImport(db: Database, runner: string): Promise<Import | undefined> {
  const waiting = db
    .select({ id: imports.id })
    .from(imports)
    .where(isWaiting())
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
