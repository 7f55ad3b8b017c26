import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work that lets others have their turn: awaited often, it waits only after so many milliseconds. */
export function yieldEvery(milliseconds = 8): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < milliseconds) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
