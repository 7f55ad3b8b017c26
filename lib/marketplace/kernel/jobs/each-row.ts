import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { jobFaults } from '../db/schema/ledger';
import { log } from '../log';

/** After so many failures a row waits for an operator: about half a day. */
const mostTries = 10;
const day = 86_400_000;

type Work<Row> = {
  now: Date;
  /** What a row is known by among those of the job. */
  subject: (row: Row) => string | number;
  /** Does one row, in a transaction of its own, and answers how much was done. */
  work: (row: Row) => Promise<number>;
};

/**
 * Does rows one by one: one that fails is noted with its error and the others go on. Noted rows wait longer
 * after each failure, and for an operator after the tenth; the job's query leaves them out by `isFaulty`.
 * @returns how much was done
 * @throws what noting a failure throws, such as a database that is away
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
 * Does rows all at once; where that fails, each half, until what cannot be done stands alone and is noted as by
 * `eachRow`.
 * @param probe is asked after each failure: what it throws is nobody's fault, and ends the work
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
  /** Does rows, all of them or none, and answers how much was done. */
  work: (rows: readonly Row[]) => Promise<number>;
  probe?: () => Promise<unknown>;
};

/** Of these subjects those that the job has failed at. */
async function faultyOf(db: Database, job: string, names: readonly string[]) {
  const known = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(and(eq(jobFaults.job, job), inArray(jobFaults.subject, [...names])));
  return new Set(known.map((row) => row.subject));
}

/** Whether a job failed at this row, and is not to try it again yet; `subject` as SQL. */
export const isFaulty = (job: string, subject: SQL, now: Date): SQL =>
  sql`exists (select from job_faults fault where fault.job = ${job} and fault.subject = (${subject})::text
    and (fault.try_at is null or fault.try_at > ${now.toISOString()}::timestamptz))`;

/** The subjects that a job failed at and may try again now. */
export async function dueFaults(db: Database, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(and(eq(jobFaults.job, job), lt(jobFaults.tryAt, new Date(now.getTime() + 1))));
  return rows.map(({ subject }) => subject);
}

/** Whether a job has given this row up, until an operator has it tried again; `subject` as SQL. */
export const isParked = (job: string, subject: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from job_faults fault where fault.job = ${job} and fault.subject = (${subject})::text
    and fault.try_at is null)`;

/** Of these subjects those that `isFaulty` names, for rows that are not in the database. */
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

/** Notes that a job has given a row up, after a schedule of its own: it waits for an operator. */
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

/** Forgets that a job failed at these rows, or at any. */
export const forgetFaults = (db: Database, job: string, subjects?: readonly string[]) =>
  db
    .delete(jobFaults)
    .where(and(eq(jobFaults.job, job), subjects && inArray(jobFaults.subject, [...subjects])));

/** Has every noted row tried in the next round, as if it had not failed. @returns how many */
export async function tryFaultsAgain(db: Database, now: Date): Promise<number> {
  const tried = await db
    .update(jobFaults)
    .set({ tries: 0, tryAt: now })
    .returning({ id: jobFaults.id });
  return tried.length;
}

/** Of rows that nobody tried again for a day: somebody else has done them. */
export const isForgottenFault = (now: Date) =>
  and(isNotNull(jobFaults.tryAt), lt(jobFaults.tryAt, new Date(now.getTime() - day)));

/** Notes that a job failed at a row: it is tried again later, and after the tenth time by an operator. */
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

const shortReasonOf = (error: unknown) => reasonOf(error).slice(0, 300);

/** The innermost message: Drizzle's own repeats the statement with its parameters. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || error.name;
}
