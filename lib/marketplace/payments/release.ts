import { and, asc, isNull, lte } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import { stockHolds } from '../db/schema/orders';
import { log } from '../log';
import { retrying } from '../orders/retry';
import { endUnpaid, listHolds } from './holds';
import { ProviderError } from './provider-error';
import { findByOrder, lockForMoney, type OrderPayment } from './queries';
import { settle } from './settle';
import type { Till } from './till';

const batch = 100;

/** While the provider does not answer, pieces are kept for so much longer: they may be paid. */
const grace = 60 * 60 * 1000;

/**
 * Ends orders whose time to pay is over, after asking the provider whether they were paid.
 * @returns how many ended or were paid after all, and products whose pages no longer show the truth
 */
export async function releaseLapsed(
  till: Till,
  now: Date,
): Promise<{ done: number; changed: number[] }> {
  const lapsed = await till.db
    .selectDistinct({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(and(isNull(stockHolds.settledAt), lte(stockHolds.expiresAt, now)))
    .orderBy(asc(stockHolds.orderId))
    .limit(batch);
  let done = 0;
  const changed: number[] = [];
  for (const { orderId } of lapsed) {
    const ended = await releaseOne(till, orderId, now);
    if (ended) done++;
    changed.push(...(ended ?? []));
  }
  return { done, changed };
}

async function releaseOne(till: Till, orderId: number, now: Date): Promise<number[] | undefined> {
  const found = await findByOrder(till.db, orderId);
  if (!found) return undefined;
  try {
    const { payment, changed } = await settle(till, found.payment.id, now);
    if (payment.captured) return changed;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const [hold] = await listHolds(till.db, orderId);
    if (!hold || now.getTime() < hold.expiresAt.getTime() + grace) return undefined;
    log.error({ order: found.order.number, error: error.message }, 'lapsed without an answer');
  }
  return end(till, found, now);
}

function end(till: Till, found: OrderPayment, now: Date): Promise<number[]> {
  const { order } = found;
  return retrying(() =>
    till.db.transaction(async (tx) => {
      const { captured } = await lockForMoney(tx, found);
      if (captured) return [];
      const note = textOf(order.locale, 'order_notes.payment_lapsed');
      return endUnpaid(tx, { orderId: order.id, outcome: 'lapsed', note, now });
    }),
  );
}
