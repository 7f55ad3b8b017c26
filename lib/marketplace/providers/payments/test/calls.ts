import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../kernel/db/connection';
import { ProviderError } from '../../common/http';
import { Refused } from './books';
import { takeFault } from './faults';

/**
 * Does the work of a call as if over a network: a fault of that order or payout skips the work, or loses its
 * answer, or never answers within `timeoutMs`.
 */
export const calls =
  (db: Database, timeoutMs: number) =>
  async <Result>(about: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    if (await takeFault(db, 'server_error', about)) {
      throw new ProviderError('unavailable', 'Bad Gateway', 502);
    }
    const result = await refusing(work);
    if (await takeFault(db, 'answer_lost', about)) {
      throw new ProviderError('unavailable', 'Gateway Timeout', 504);
    }
    if (await takeFault(db, 'hang', about)) {
      await pause(timeoutMs, undefined, { ref: false });
      throw new ProviderError('timeout', `no answer within ${timeoutMs} ms`);
    }
    return result;
  };

/** Turns refusals by the books into the errors that a caller of a provider sees. */
export const refusing = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    throw new ProviderError('refused', error.message, 400);
  });
