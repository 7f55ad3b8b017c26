import type { MarketDealsPage } from '@/lib/contract/schemas/promotions/deals';
import { type Market, MarketError } from './connect';
import { table } from './table';

const dishonest = (market: Market) =>
  market<MarketDealsPage>('GET', '/deals?dishonest=1&limit=100');

/** Prints the deals with a struck-through price that was not the usual one, created before such deals were refused. */
export async function listDishonest(market: Market): Promise<void> {
  const { deals, total } = await dishonest(market);
  if (!total) {
    console.log('No deal strikes through a price that was not the usual one.');
    return;
  }
  const rows = deals.map((it) => [
    String(it.id),
    it.store.name,
    it.name ?? it.first.name,
    it.state,
    it.ends_at.slice(0, 10),
    String(it.skus),
  ]);
  console.log(table(['DEAL', 'STORE', 'NAME', 'STATE', 'UNTIL', 'SKUS'], rows));
  if (total > deals.length) console.log(`… and ${total - deals.length} more.`);
}

/** Ends the given deals, or all of `listDishonest`; each store is mailed the reason. */
export async function endDeals(market: Market, ids: string[], reason?: string): Promise<void> {
  if (!ids.length || !reason) throw new MarketError('Say which deals, or all, and --reason.');
  const ended =
    ids[0] === 'all' ? await endAll(market, reason) : await endEach(market, ids, reason);
  console.log(`${ended} ended.`);
}

async function endAll(market: Market, reason: string): Promise<number> {
  let ended = 0;
  for (;;) {
    const { deals } = await dishonest(market);
    if (!deals.length) return ended;
    ended += await endEach(
      market,
      deals.map(({ id }) => String(id)),
      reason,
    );
  }
}

async function endEach(market: Market, ids: string[], reason: string): Promise<number> {
  for (const id of ids) {
    await market('POST', `/deals/${encodeURIComponent(id)}/stop`, { reason });
  }
  return ids.length;
}
