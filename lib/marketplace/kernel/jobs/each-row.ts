import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
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
  const known = await db
    .select({ subject: jobFaults.subject })
    .from(jobFaults)
    .where(
      and(
        eq(jobFaults.job, job),
        inArray(
          jobFaults.subject,
          rows.map((row) => String(subject(row))),
        ),
      ),
    );
  const faulty = new Set(known.map((row) => row.subject));
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
    if (!faulty.has(name)) continue;
    await db.delete(jobFaults).where(and(eq(jobFaults.job, job), eq(jobFaults.subject, name)));
  }
  return done;
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

async function noteFault(
  db: Database,
  row: { job: string; subject: string },
  error: unknown,
  now: Date,
): Promise<void> {
  const fault = reasonOf(error).slice(0, 300);
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

/** The innermost message: Drizzle's own repeats the statement with its parameters. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || error.name;
}
