import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { dueFaults, forgetFaults, isFaulty, noteFault, park } from '../../../kernel/jobs/each-row';
import { claimInTurns, isAmong } from '../../../kernel/jobs/store-turns';
import { log } from '../../../kernel/log';

export type Import = typeof imports.$inferSelect;

/** The import was cancelled, or another process has taken it over: this one leaves it at once. */
export class NoLongerMine extends Error {}

/** How long a process counts as alive that has not said so again. */
const lease = sql`now() + interval '30 seconds'`;

/** Its name in the log and among the faults. */
export const job = 'imports';

/** An import, or one of the same store beside it. */
type Columns = Record<'id' | 'state' | 'leaseUntil', PgColumn>;

const isOpen = ({ state }: Columns) => inArray(state, ['checking', 'applying', 'undoing']);
const isRunning = isOpen(imports);

const isWaiting = (one: Columns = imports) =>
  and(
    isOpen(one),
    or(isNull(one.leaseUntil), lte(one.leaseUntil, sql`now()`)),
    not(isFaulty(job, sql`${one.id}`, new Date())),
  );

/** Whose turn an import waits for; 0 for an operator's. */
const store = sql`coalesce(${imports.storeId}, 0)`;
const other = alias(imports, 'other');

/** Whether it waits, and no other of its store is worked on or comes before it: a later file's prices stay. */
const isNext = () =>
  and(
    isWaiting(),
    sql`not exists (select from ${imports} other where ${and(
      sql`coalesce(${other.storeId}, 0) = ${store}`,
      isOpen(other),
      or(gt(other.leaseUntil, sql`now()`), and(lt(other.id, imports.id), isWaiting(other))),
    )})`,
  );

/** Whether an import waits to be checked or applied that could begin now, or whose process has died. */
export async function isImportWaiting(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(isNext()).limit(1);
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
 * undefined without one. Of stores that have none running the next in turn, and of a store the oldest.
 */
export async function claimImport(db: Database, runner: string): Promise<Import | undefined> {
  const rows = { columns: [imports.id], isOpen: isRunning, isDue: isNext(), orderBy: [imports.id] };
  const [claimed] = await claimInTurns(
    db,
    job,
    { table: imports, store, ...rows, limit: 1 },
    (due) =>
      db
        .update(imports)
        .set({ runner, leaseUntil: lease, tries: sql`${imports.tries} + 1` })
        .where(isAmong(imports.id, due))
        .returning(),
  );
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
