import { setImmediate as nextTurn } from 'node:timers/promises';

/** Returns a function to `await` often in long loops: it yields once every `milliseconds`. */
export function yieldEvery(milliseconds = 8): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < milliseconds) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
