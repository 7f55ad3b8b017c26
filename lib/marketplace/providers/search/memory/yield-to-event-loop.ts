import { setImmediate as nextTurn } from 'node:timers/promises';

/** For long loops: `await` the returned function often; it yields once every so many milliseconds. */
export function yieldEvery(milliseconds = 8): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < milliseconds) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
