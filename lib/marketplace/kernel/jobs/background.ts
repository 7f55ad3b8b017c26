import { log } from '@/lib/log/log';
import { asRequest, inBackground } from '../db/background-share';
import { outsideLogLine } from '../db/transaction';

const running = new Set<Promise<void>>();

/**
 * Starts work that the answer must not wait for, such as sending an outbox, in the background's share of the
 * database; a failure is logged.
 */
export const background = (task: string, work: () => Promise<unknown>): void =>
  start(task, () => inBackground(work));

/**
 * Starts work like `background`, for what somebody awaits at a screen, such as the mail with a code: no job
 * delays it.
 */
export const behindAnswer = (task: string, work: () => Promise<unknown>): void =>
  start(task, () => asRequest(work));

function start(task: string, work: () => Promise<unknown>): void {
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
