import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { dueFaults, forgetFaults, isFaulty, noteFault, park } from '../../../kernel/jobs/each-row';
import { claimInTurns, isAmong } from '../../../kernel/jobs/store-turns';

export type Import = typeof imports.$inferSelect;

/** The error of a process whose import was cancelled or taken over; the process leaves the import at once. */
export class NoLongerMine extends Error {}

/** The time until which a process counts as alive without renewing its lease. */
const lease = sql`now() + interval '30 seconds'`;

/** The job's name in the log and among the faults. */
export const job = 'imports';

/** The columns of an import, or of another one of the same store. */
type Columns = Record<'id' | 'state' | 'leaseUntil', PgColumn>;

const isOpen = ({ state }: Columns) => inArray(state, ['checking', 'applying', 'undoing']);
const isRunning = isOpen(imports);

const isWaiting = (one: Columns = imports) =>
  and(
    isOpen(one),
    or(isNull(one.leaseUntil), lte(one.leaseUntil, sql`now()`)),
    not(isFaulty(job, sql`${one.id}`, new Date())),
  );

/** The store in whose turn an import waits; 0 for operators. */
const store = sql`coalesce(${imports.storeId}, 0)`;
const other = alias(imports, 'other');

/** Matches a waiting import if no other of its store is running or precedes it, so that a later file's prices win. */
const isNext = () =>
  and(
    isWaiting(),
    sql`not exists (select from ${imports} other where ${and(
      sql`coalesce(${other.storeId}, 0) = ${store}`,
      isOpen(other),
      or(gt(other.leaseUntil, sql`now()`), and(lt(other.id, imports.id), isWaiting(other))),
    )})`,
  );

/** Returns whether an import could start, or has lost its process. */
export async function isImportWaiting(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(isNext()).limit(1);
  return found !== undefined;
}

/** Tries of a step before an import is parked, so that it does not kill one process after another. */
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
 * Parks an import of this or a dead process; its store or an operator can resume it where it stopped.
 * @param failure the message for the store, a key of the messages
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

/** Resumes parked imports that an operator retries. */
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

/** Fields that are reset when a parked import resumes. */
export const revival = { parkedState: null, failure: null, finishedAt: null, tries: 0 };

const canGoOn = and(
  isNotNull(imports.parkedState),
  or(isNotNull(imports.fileKey), eq(imports.parkedState, 'undoing')),
);

/**
 * Claims an import that waits for a check or its application, or whose process has died, and counts the try
 * before the work; undefined if there is none. Takes the next store in turn without a running import, and its
 * oldest import.
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
    | 'layout'
    | 'state'
    | 'failure'
    | 'finishedAt'
  >
>;

/** Returns whether a step is done that a later process need not repeat. */
const isAhead = ({ groupsDone, isRead, state }: Step) => Boolean(groupsDone || isRead || state);

/**
 * Records the import's progress and renews its lease, and locks it until the transaction ends, so that the
 * progress is saved exactly with its changes.
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

/** Releases an import for any process; does not count as a try. */
export async function release(db: Database, { id, runner }: Import): Promise<void> {
  await db
    .update(imports)
    .set({ leaseUntil: null, runner: null, tries: 0 })
    .where(and(eq(imports.id, id), eq(imports.runner, runner ?? '')));
}
