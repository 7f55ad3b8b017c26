import { TooManyRequests } from '../../../kernel/http/limited';
import type { Caller, Limiter } from '../../../kernel/limits/limiter';

/**
 * Counts a try at the second proof of an account whose password was right, from any address, until `passed` is
 * called after a whole sign-in. A device that the account knows (`known`) is counted apart.
 * @throws {TooManyRequests} 429
 */
export async function trySecondProof(
  limiter: Limiter,
  caller: Pick<Caller, 'account' | 'known'>,
): Promise<{ passed: () => Promise<void> }> {
  const wait = await limiter.take('second_proof', caller);
  if (wait !== undefined) throw new TooManyRequests(wait);
  return { passed: () => limiter.forgive('second_proof', caller) };
}
