import { log } from '@/lib/log/log';
import { observeOverdueJob } from '@/lib/metrics/marketplace';
import { type Job, noteRun, runJob } from './run';

type Run = {
  /** The amount of work done, once the lane has ended. */
  ended: Promise<number>;
  /** The same amount, or 0 at the deadline. */
  inTime: Promise<number>;
};

/**
 * Runs the jobs of each lane one after the other, a pause (milliseconds), again …, until `stop()`, which
 * waits for running ones. Lanes do not wait for each other, and a lane does not wait for a job past its
 * deadline: that job gets its next turn after it has ended, so that no job ever runs twice at once in this
 * process.
 */
export function startJobs(jobs: readonly Job[], pause: number) {
  const running = new Map<string, Run>();
  const startedAt = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const rounds = new Set<Promise<void>>();
  let asked: Promise<number> = Promise.resolve(0);
  let isStopped = false;

  function begin(job: Job): Promise<number> {
    const { name, deadline } = job;
    startedAt.set(name, performance.now());
    const ended = runJob(job, new Date());
    const inTime = new Promise<number>((resolve) => {
      const timer = setTimeout(() => {
        noteOverdue(job);
        resolve(0);
      }, deadline);
      timer.unref();
      ended.then((done) => {
        clearTimeout(timer);
        running.delete(name);
        resolve(done);
      });
    });
    running.set(name, { ended, inTime });
    return inTime;
  }

  const isDue = ({ name, every }: Job) =>
    !running.has(name) && performance.now() - (startedAt.get(name) ?? -Infinity) >= every;

  async function roundOf(lane: string) {
    let done = 0;
    for (const job of jobs) {
      if (isStopped) return;
      if (job.lane === lane && isDue(job)) done += await begin(job);
    }
    if (done > 0) log.debug({ lane, done }, 'jobs done');
  }

  function next(lane: string, after: number) {
    const timer = setTimeout(() => {
      const round: Promise<void> = roundOf(lane).finally(() => {
        rounds.delete(round);
        if (!isStopped) next(lane, pause);
      });
      rounds.add(round);
    }, after);
    timer.unref();
    timers.set(lane, timer);
  }

  async function roundOfAll() {
    let done = 0;
    for (const job of jobs) {
      await running.get(job.name)?.inTime;
      if (isStopped) break;
      if (!running.has(job.name)) done += await begin(job);
    }
    return done;
  }

  for (const lane of new Set(jobs.map(({ lane }) => lane))) next(lane, Math.min(pause, 1000));
  return {
    /**
     * Runs every job, due or not, in the order of the list; a running one is waited for first, but not past
     * its deadline.
     * @returns how much was done
     */
    runNow(): Promise<number> {
      asked = asked.then(() => (isStopped ? 0 : roundOfAll()));
      return asked;
    },
    async stop(): Promise<void> {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([...rounds, asked]);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

function noteOverdue({ name, lane, deadline }: Job): void {
  log.warn({ job: name, lane, deadline }, 'job is past its deadline and still runs');
  observeOverdueJob(name);
  noteRun({ name, at: new Date(), milliseconds: deadline, items: null, isOverdue: true });
}
