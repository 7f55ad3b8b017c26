import type { PromiseReport } from '@/lib/contract/schemas/operators/promises';
import { dayOf } from '@/lib/time/india';
import type { Market } from './connect';
import { table } from './table';

/** Prints by lane how many shipments came in ninety days, how many by their promised day, and how long they took. */
export async function reportPromises(market: Market): Promise<void> {
  const { learned_at, deliveries, kept, lanes } = await market<PromiseReport>(
    'GET',
    '/delivery-promises',
  );
  if (!deliveries) return console.log('No courier has delivered anything in the last 90 days.');
  const rows = lanes.map((lane) => [
    ...[lane.courier, lane.zone, `${lane.from || '?'} → ${lane.to || '?'}`],
    ...[String(lane.deliveries), share(lane), String(lane.median), String(lane.days)],
    lane.learned ? 'by this lane' : 'by a wider one',
  ]);
  console.log(
    table(['COURIER', 'ZONE', 'LANE', 'CAME', 'KEPT', 'MEDIAN', '4 OF 5', 'PROMISED'], rows),
  );
  console.log(`All ${deliveries}: ${share({ deliveries, kept })} by the promised day.`);
  if (learned_at) console.log(`Last learned on ${dayOf(learned_at)}.`);
}

const share = ({ deliveries, kept }: { deliveries: number; kept: number }) =>
  `${Math.round((100 * kept) / deliveries)}%`;
