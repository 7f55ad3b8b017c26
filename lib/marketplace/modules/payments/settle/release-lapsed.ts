import { and, asc, isNull, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import { stockHolds } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { ProviderError } from '../../../providers/common/http';
import { listHolds } from '../../inventory';
import { lockForPayment } from '../lock';
import type { PaymentContext } from '../payment-context';
import { findByOrder } from '../queries';
import { settle } from './settle';

const job = 'lapsed orders';
const batch = 100;

/** The extra time for which stock is held while the provider does not answer: the order may be paid. */
const grace = 60 * 60 * 1000;

/**
 * Ends orders whose time to pay is over, after asking the provider whether they were paid.
 * @returns how many ended or turned out to be paid
 */
export async function releaseLapsed(context: PaymentContext, now: Date): Promise<number> {
  const lapsed = await context.db
    .selectDistinct({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(
      and(
        isNull(stockHolds.settledAt),
        lte(stockHolds.expiresAt, now),
        not(isFaulty(job, sql`${stockHolds.orderId}`, now)),
      ),
    )
    .orderBy(asc(stockHolds.orderId))
    .limit(batch);
  return eachRow(context.db, job, lapsed, {
    now,
    subject: ({ orderId }) => orderId,
    work: async ({ orderId }) => ((await releaseOne(context, orderId, now)) ? 1 : 0),
  });
}

/** Returns whether the order ended or was paid; otherwise a later run tries again. */
async function releaseOne(context: PaymentContext, orderId: number, now: Date): Promise<boolean> {
  const { db, orders } = context;
  const found = await findByOrder(db, orderId);
  if (!found) return false;
  try {
    const { payment } = await settle(context, found.payment.id, now);
    if (payment.captured) return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const [hold] = await listHolds(db, orderId);
    if (!hold || now.getTime() < hold.expiresAt.getTime() + grace) return false;
    log.error({ order: found.order.number, error: error.message }, 'lapsed without an answer');
  }
  await transact(db, async (tx) => {
    const { captured } = await lockForPayment(tx, found);
    if (!captured) await orders.lapse(tx, orderId, now);
  });
  return true;
}
