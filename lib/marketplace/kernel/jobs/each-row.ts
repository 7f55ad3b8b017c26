import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../db/connection';
import { jobFaults } from '../db/schema/ledger';

/** The number of failures after which a row waits for an operator: about half a day. */
const mostTries = 10;
const day = 86_400_000;

type Work<Row> = {
  now: Date;
  /** The key of a row among those of the job. */
  subject: (row: Row) => string | number;
  /** Processes one row, in a transaction of its own, and returns how much was done. */
  work: (row: Row) => Promise<number>;
};

/**
 * Processes rows one by one: a failed row is recorded with its error and the others continue. Recorded rows
 * wait longer after each failure, and for an operator after the tenth; the job's query excludes them by
 * `isFaulty`.
 * @returns how much was done
 * @throws when recording a failure fails, such as with an unavailable database
 */
export async function eachRow<Row>(
  db: Database,
  job: string,
  rows: readonly Row[],
  { now, subject, work }: Work<Row>,
): Promise<number> {
  if (!rows.length) return 0;
  const names = rows.map((row) => String(subject(row)));
  const faulty = await faultyOf(db, job, names);
  let done = 0;
  for (const row of rows) {
    const name = String(subject(row));
    try {
      done += await work(row);
    } catch (error) {
      log.error({ job, subject: name, error }, 'job failed at a row');
      await noteFault(db, { job, subject: name }, error, now);
      continue;
    }
    if (faulty.has(name)) await forgetFaults(db, job, [name]);
  }
  return done;
}

/**
 * Processes rows all at once; after a failure, each half, until a failing row is alone and recorded as by
 * `eachRow`.
 * @param probe is called after each failure: an error it throws is no row's fault, and ends the work
 * @returns how much was done
 */
export async function eachBatch<Row>(
  db: Database,
  job: string,
  rows: readonly Row[],
  { now, subject, work, probe }: BatchWork<Row>,
): Promise<number> {
  if (!rows.length) return 0;
  const faulty = await faultyOf(
    db,
    job,
    rows.map((row) => String(subject(row))),
  );
  async function some(part: readonly Row[]): Promise<number> {
    const names = part.map((row) => String(subject(row)));
    let done = 0;
    try {
      done = await work(part);
    } catch (error) {
      await probe?.();
      if (part.length > 1) {
        const middle = Math.ceil(part.length / 2);
        return (await some(part.slice(0, middle))) + (await some(part.slice(middle)));
      }
      log.error({ job, subject: names[0], error }, 'job failed at a row');
      await noteFault(db, { job, subject: String(names[0]) }, error, now);
      return 0;
    }
    const mended = names.filter((name) => faulty.has(name));
    if (mended.length) await forgetFaults(db, job, mended);
    return done;
  }
  return some(rows);
}

type BatchWork<Row> = Omit<Work<Row>, 'work'> & {
  /** Processes rows, all of them or none, and returns how much was done. */
  work: (rows: readonly Row[]) => Promise<number>;
  probe?: () => Promise<unknown>;
};

/** Returns those of the subjects at which the job has failed. */
async function faultyOf(db: Database, job: string, names: readonly string[]) {
  const known = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(and(eq(jobFaults.job, job), inArray(jobFaults.subject, [...names])));
  return new Set(known.map((row) => row.subject));
}

/** SQL condition: a job failed at this row and must not try it again yet; `subject` as SQL. */
export const isFaulty = (job: string, subject: SQL, now: Date): SQL =>
  sql`exists (select from job_faults fault where fault.job = ${job} and fault.subject = (${subject})::text
    and (fault.try_at is null or fault.try_at > ${now.toISOString()}::timestamptz))`;

/** Returns the subjects at which a job failed and which it may retry now. */
export async function dueFaults(db: Database, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(and(eq(jobFaults.job, job), lt(jobFaults.tryAt, new Date(now.getTime() + 1))));
  return rows.map(({ subject }) => subject);
}

/** Returns all subjects at which a job failed, due or not. */
export async function allFaults(db: Database, job: string): Promise<string[]> {
  const rows = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(eq(jobFaults.job, job));
  return rows.map(({ subject }) => subject);
}

/** SQL condition: a job gave this row up until an operator retries it; `subject` as SQL. */
export const isParked = (job: string, subject: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from job_faults fault where fault.job = ${job} and fault.subject = (${subject})::text
    and fault.try_at is null)`;

/** Returns those of the subjects to which `isFaulty` applies, for rows that are not in the database. */
export async function heldBack(
  db: Database,
  job: string,
  subjects: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (!subjects.length) return new Set();
  const rows = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(
      and(
        eq(jobFaults.job, job),
        inArray(jobFaults.subject, [...subjects]),
        or(isNull(jobFaults.tryAt), gt(jobFaults.tryAt, now)),
      ),
    );
  return new Set(rows.map(({ subject }) => subject));
}

/** Records that a job has given a row up, after a schedule of its own: it waits for an operator. */
export async function park(
  db: Database,
  row: { job: string; subject: string },
  error: unknown,
  tries: number,
): Promise<void> {
  const noted = { fault: shortReasonOf(error), tries, tryAt: null };
  await db
    .insert(jobFaults)
    .values({ ...row, ...noted })
    .onConflictDoUpdate({ target: [jobFaults.job, jobFaults.subject], set: noted });
}

/** Deletes a job's faults at these rows, or at any. */
export const forgetFaults = (db: Database, job: string, subjects?: readonly string[]) =>
  db
    .delete(jobFaults)
    .where(and(eq(jobFaults.job, job), subjects && inArray(jobFaults.subject, [...subjects])));

/** Schedules every recorded row for the next round, as if it had not failed. @returns how many */
export async function tryFaultsAgain(db: Database, now: Date): Promise<number> {
  const tried = await db
    .update(jobFaults)
    .set({ tries: 0, tryAt: now })
    .returning({ id: jobFaults.id });
  return tried.length;
}

/** Matches faults of rows that nobody tried again for a day: somebody else has processed them. */
export const isForgottenFault = (now: Date) =>
  and(isNotNull(jobFaults.tryAt), lt(jobFaults.tryAt, new Date(now.getTime() - day)));

/** Records that a job failed at a row: it is retried later, and after the tenth time by an operator. */
export async function noteFault(
  db: Database,
  row: { job: string; subject: string },
  error: unknown,
  now: Date,
): Promise<void> {
  const fault = shortReasonOf(error);
  const tries = sql`${jobFaults.tries} + 1`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db
    .insert(jobFaults)
    .values({ ...row, fault, tryAt: new Date(now.getTime() + 60_000) })
    .onConflictDoUpdate({
      target: [jobFaults.job, jobFaults.subject],
      set: {
        fault,
        tries,
        tryAt: sql`case when ${tries} < ${mostTries}
          then ${at} + least(power(2, ${jobFaults.tries}), 360) * interval '1 minute' end`,
      },
    });
}

/** Returns the innermost message, shortened. */
export const shortReasonOf = (error: unknown) => reasonOf(error).slice(0, 300);

/** Returns the innermost message: Drizzle's own repeats the statement with its parameters. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || error.name;
}
