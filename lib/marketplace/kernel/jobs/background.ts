import { outsideLogLine } from '../db/transaction';
import { log } from '../log';

const running = new Set<Promise<void>>();

/** Does work that the answer must not wait for, such as sending a mail; a failure is logged. */
export function background(task: string, work: () => Promise<unknown>): void {
  const promise = outsideLogLine(work)
    .then(() => {})
    .catch((error: Error) => log.error({ task, error }, 'background work failed'))
    .finally(() => running.delete(promise));
  running.add(promise);
}

/** Resolves once no background work is left: for tests, and before the database is closed. */
export async function backgroundDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
