import { log } from '../log';
import { type Jobs, runJobs } from './run';

/**
 * Runs a round of jobs, a pause (milliseconds), a round …, until `stop()`, which waits for the round that
 * is running. `runNow()` runs one behind it and answers how much was done.
 */
export function startJobs(jobs: Jobs, pause: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function round() {
    const done = await runJobs(jobs, new Date());
    if (done > 0) log.debug({ done }, 'jobs done');
    return done;
  }

  function next(after: number) {
    timer = setTimeout(() => {
      running = round().finally(() => {
        if (!isStopped) next(pause);
      });
    }, after);
    timer.unref();
  }

  next(Math.min(pause, 1000));
  return {
    runNow() {
      const asked = running.then(() => (isStopped ? 0 : round()));
      running = asked;
      return asked;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
