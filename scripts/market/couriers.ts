import { type Market, MarketError } from './connect';

/** Lets days pass for the shipments of the test courier, which the shop must use. */
export async function runCourier(market: Market, days: string | undefined): Promise<void> {
  const count = Number(days ?? '1');
  if (!(count > 0 && count <= 60)) throw new MarketError('Say --days: more than 0, at most 60.');
  const { moved } = await market<{ moved: number }>('POST', '/test-courier/run', { days: count });
  console.log(`${count} days passed at the test courier: ${moved} scans and webhooks.`);
}
