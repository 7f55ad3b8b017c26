import type { Context } from 'hono';
import type { Database } from '../../../kernel/db/connection';
import { takeFault } from './faults';

/** Does the work of a call and answers, unless a fault of that order or payout prevents it. */
export const answering =
  (db: Database) => async (c: Context, about: string | undefined, work: () => Promise<object>) => {
    if (await takeFault(db, 'server_error', about)) return c.text('Bad Gateway', 502);
    const body = await work();
    if (await takeFault(db, 'answer_lost', about)) return c.text('Gateway Timeout', 504);
    if (await takeFault(db, 'hang', about)) await gone(c.req.raw.signal);
    return c.json(body);
  };

const longest = 60_000;

/** Resolves when the caller has given up. */
function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
