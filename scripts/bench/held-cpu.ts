import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const interval = 2;

/** Returns the milliseconds that the main thread has computed; undefined on systems that do not tell. */
function computed(): number | undefined {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/**
 * Measures how long the main thread computes without giving its event loop a turn. Beside other work the clock counts
 * what the thread waits for its place on a core, too; this counts what it does alone.
 */
export function watchHeldCpu() {
  let most = 0;
  let before = computed();
  const timer = setInterval(() => {
    const now = computed();
    if (now !== undefined && before !== undefined) most = Math.max(most, now - before);
    before = now;
  }, interval);
  return {
    /** Returns the longest such time since the last call, in milliseconds. */
    take: () => {
      const taken = most;
      most = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
