import { observeJob } from '@/lib/metrics/marketplace';
import { log } from '../log';
import { noteRun } from './last-runs';

/**
 * Work that nobody waits for, by its name in the log. Each job finds what there is to do in the tables of
 * its module and claims it there, so that any number of instances may run it; it returns how much it did.
 */
export type Jobs = Record<string, (now: Date) => Promise<number>>;

/**
 * One round of all jobs, one after the other; one that fails does not keep the others from their turn.
 * @returns how much was done
 */
export async function runJobs(jobs: Jobs, now: Date): Promise<number> {
  let done = 0;
  for (const [name, job] of Object.entries(jobs)) {
    const since = performance.now();
    let items: number | null = null;
    try {
      items = await job(now);
      done += items;
    } catch (error) {
      log.error({ job: name, error }, 'job failed');
    }
    observeJob(name, items ?? undefined, since);
    const milliseconds = Math.round(performance.now() - since);
    noteRun({ name, at: new Date(), milliseconds, items });
  }
  return done;
}
