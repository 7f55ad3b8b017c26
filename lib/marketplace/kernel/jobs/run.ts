import { log } from '@/lib/log/log';
import { observeJob } from '@/lib/metrics/marketplace';
import { inBackground } from '../db/background-share';

/** A run of a job; `items` is null where the job failed, or is past its deadline and still runs (`isOverdue`). */
export type JobRun = {
  name: string;
  at: Date;
  milliseconds: number;
  items: number | null;
  isOverdue?: boolean;
};

const runs = new Map<string, JobRun>();

/** Records a run of a job, replacing its previous one. */
export function noteRun(run: JobRun): void {
  runs.set(run.name, run);
}

/** Returns the last run of each job in this process. */
export const lastRuns = (): JobRun[] => [...runs.values()];

/**
 * A background job. It finds its work in the tables of its module and claims it there, so that any number of
 * instances may run it.
 */
export type Job = {
  /** The name in the log, in metrics, in `job_faults` and for operators. */
  name: string;
  /** The lane: jobs of one lane run one after the other, lanes side by side. */
  lane: string;
  /** The least milliseconds between two starts; 0: in every round of its lane. */
  every: number;
  /** Milliseconds after which a run is recorded as overdue, and its lane continues without it. */
  deadline: number;
  /** @returns how much it did */
  work: (now: Date) => Promise<number>;
};

type Work = Pick<Job, 'name' | 'work'>;

/**
 * Runs a job once and records its result; a failure is logged.
 * @returns how much was done; 0 when it failed
 */
export async function runJob({ name, work }: Work, now: Date): Promise<number> {
  const since = performance.now();
  let items: number | null = null;
  try {
    items = await inBackground(() => work(now));
  } catch (error) {
    log.error({ job: name, error }, 'job failed');
  }
  observeJob(name, items ?? undefined, since);
  noteRun({ name, at: new Date(), milliseconds: Math.round(performance.now() - since), items });
  return items ?? 0;
}

/**
 * Runs one round of all jobs in their order, one after the other; a failed one does not stop the others.
 * @returns how much was done
 */
export async function runJobs(jobs: readonly Work[], now: Date): Promise<number> {
  let done = 0;
  for (const job of jobs) done += await runJob(job, now);
  return done;
}
