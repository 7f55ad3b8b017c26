import type { Revalidate } from '../kernel/events/stale-products/deliver';
import { withTimeout } from '../kernel/with-timeout';
import type { Search } from '../modules/search';

/** Milliseconds; with the call that follows shorter than a row stays claimed. */
const longest = 3000;

/**
 * Pages are rendered from what the search knows, and kept: they are told of a change once it has read it. Where that
 * takes longer they are told at once, and again later.
 * @throws when the search has not read the change in time, so that the outbox keeps it
 */
export function revalidateBehindSearch(
  search: Pick<Search, 'settled'>,
  revalidate: Revalidate,
  patience = longest,
): Revalidate {
  return async (stale) => {
    const reading = search.settled().then(
      () => true,
      () => false,
    );
    const isRead = await withTimeout(patience, reading);
    await revalidate(stale);
    if (!isRead)
      throw new Error('the search has not read a change: its pages are told again later');
  };
}
