import { count, eq, min, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../db/connection';
import { jobFaults } from '../db/schema/ledger';
import { forgetFaults, shortReasonOf } from './each-row';
import type { Job } from './run';

/** The name in `job_faults` under which whole runs are recorded; their subject is the job. */
const wholeRuns = 'jobs';

const retriedAfter = 60_000;

/**
 * Wraps a job's work so that the database records a failed run until the next successful one: any instance
 * may run the job, and any other one can report its state.
 */
export function notingFailures(db: Database, name: string, work: Job['work']): Job['work'] {
  let mayBeNoted = true;
  return async (now) => {
    try {
      const done = await work(now);
      if (mayBeNoted) await forgetFaults(db, wholeRuns, [name]);
      mayBeNoted = false;
      return done;
    } catch (error) {
      mayBeNoted = true;
      await noteFailure(db, name, error, now).catch((noting) =>
        log.error({ job: name, error: noting }, 'a failed job could not be noted'),
      );
      throw error;
    }
  };
}

async function noteFailure(db: Database, name: string, error: unknown, now: Date): Promise<void> {
  const noted = { fault: shortReasonOf(error), tryAt: new Date(now.getTime() + retriedAfter) };
  await db
    .insert(jobFaults)
    .values({ job: wholeRuns, subject: name, ...noted })
    .onConflictDoUpdate({
      target: [jobFaults.job, jobFaults.subject],
      set: { ...noted, tries: sql`${jobFaults.tries} + 1` },
    });
}

/** A failing job. `rows`: the number of its rows that fail; 0 if its whole run failed. */
export type FailedJob = { name: string; at: Date; rows: number };

/** Returns the jobs of any instance that fail, as a whole or at rows, and since when. */
export async function failedJobs(db: Database): Promise<FailedJob[]> {
  const isWhole = eq(jobFaults.job, wholeRuns);
  const name = sql<string>`case when ${isWhole} then ${jobFaults.subject} else ${jobFaults.job} end`;
  const found = await db
    .select({
      name,
      at: sql<Date>`${min(jobFaults.createdAt)}`.mapWith(jobFaults.createdAt),
      rows: sql<number>`count(*) filter (where not ${isWhole})`.mapWith(Number),
    })
    .from(jobFaults)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return found;
}

/** Counts the rows at which a job fails. */
export async function countFaultsOf(db: Database, job: string): Promise<number> {
  const [row] = await db.select({ faults: count() }).from(jobFaults).where(eq(jobFaults.job, job));
  return row?.faults ?? 0;
}
