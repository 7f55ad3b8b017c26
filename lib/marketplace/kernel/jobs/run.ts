import { observeJob } from '@/lib/metrics/marketplace';
import { inBackground } from '../db/background-share';
import { log } from '../log';

/** `items` is null where the job failed, or is past its deadline and still runs (`isOverdue`). */
export type JobRun = {
  name: string;
  at: Date;
  milliseconds: number;
  items: number | null;
  isOverdue?: boolean;
};

const runs = new Map<string, JobRun>();

/** Remembers how a job went, in place of its run before. */
export function noteRun(run: JobRun): void {
  runs.set(run.name, run);
}

/** The last run of each job in this process. */
export const lastRuns = (): JobRun[] => [...runs.values()];

/**
 * Work that nobody waits for. A job finds what there is to do in the tables of its module and claims it there, so that
 * any number of instances may run it.
 */
export type Job = {
  /** In the log, in metrics, in `job_faults` and to operators. */
  name: string;
  /** Jobs of one lane run one after the other, lanes side by side. */
  lane: string;
  /** Milliseconds between two starts at the least; 0: in every round of its lane. */
  every: number;
  /** Milliseconds after which a run is noted as overdue, and its lane goes on without it. */
  deadline: number;
  /** @returns how much it did */
  work: (now: Date) => Promise<number>;
};

type Work = Pick<Job, 'name' | 'work'>;

/**
 * Runs a job once and notes how it went; a failure is logged.
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
 * One round of all jobs in their order, one after the other; one that fails does not keep the others from their turn.
 * @returns how much was done
 */
export async function runJobs(jobs: readonly Work[], now: Date): Promise<number> {
  let done = 0;
  for (const job of jobs) done += await runJob(job, now);
  return done;
}
