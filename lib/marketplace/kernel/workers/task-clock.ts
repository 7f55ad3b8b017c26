import { readFileSync } from 'node:fs';

/** Returns the milliseconds that a thread has computed, by its path under `/proc`; undefined where nothing tells. */
function computed(thread: string): number | undefined {
  if (!thread) return undefined;
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/**
 * Counts the work of a thread against its limit, in time of its core, so that a busy machine costs a task nothing; by
 * the clock on systems that do not tell a thread's own time.
 * @param limit milliseconds of work
 * @param active returns the milliseconds for which the thread's event loop was not idle
 */
export function taskClock(limit: number, active: () => number) {
  let thread = '';
  let since = performance.now();
  let worked = 0;
  return {
    /** Counts by the thread of that path under `/proc` from now on. */
    follow(path: string) {
      thread = path;
    },
    /** Notes that the caller has taken an item. */
    sawWork() {
      since = performance.now();
    },
    /**
     * Returns whether the thread has worked for longer than the limit, or has hardly worked for twice as long.
     * @param isHeld true while the thread waits for its caller
     */
    isOver(isHeld: boolean): boolean {
      const work = computed(thread) ?? active();
      if (work > limit) return true;
      if (isHeld || performance.now() - since <= 2 * limit) return false;
      // A thread that has no core for long is not silent: it works on whenever it has one.
      if (thread && work - worked > limit / 100) {
        since = performance.now();
        worked = work;
        return false;
      }
      return true;
    },
  };
}
