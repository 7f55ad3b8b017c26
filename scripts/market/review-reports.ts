import type { ReviewReport } from '@/lib/api/schemas/seller/feedback';
import { type Market, MarketError } from './connect';

/** Prints the reviews that stores have reported. */
export async function listReports(market: Market): Promise<void> {
  const reports = await market<ReviewReport[]>('GET', '/reviews/reports');
  if (!reports.length) console.log('No reports waiting.');
  for (const it of reports) {
    console.log(`${it.id} · ${it.store} · ${it.product} · ${it.reason}`);
    if (it.comment) console.log(`  the store: ${it.comment}`);
    console.log(`${it.rating} stars ${it.title}\n${it.text}`.replace(/^/gm, '  | '));
  }
}

/** Keeps a reported review for good, or deletes it. */
export async function decideReport(
  market: Market,
  id: string | undefined,
  show: boolean,
): Promise<void> {
  if (!id) throw new MarketError('Say which report.');
  await market('POST', `/reviews/reports/${encodeURIComponent(id)}/decide`, { show });
  console.log(`${id}: the review is ${show ? 'kept' : 'deleted'}`);
}
