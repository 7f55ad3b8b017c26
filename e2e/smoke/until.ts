import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Retries until a condition is true, for 20 seconds at most. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(100)) {
    if (await isTrue()) return;
  }
  assert.fail(`not in 20 seconds: ${what}`);
}
