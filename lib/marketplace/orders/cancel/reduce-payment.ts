import { eq, sql } from 'drizzle-orm';
import type { refundTargets } from '@/lib/api/schemas/orders';
import type { Database } from '../../db/connection';
import { payments } from '../../db/schema/payments';
import { requestRefund } from '../../payments/refunds/request-refund';
import type { LockedOrder } from '../lock';
import { type OrderedShipment, orderValue } from '../order-value';
import { isOff, isOver } from '../transitions';

export type RefundTarget = (typeof refundTargets)[number];

/** Where money that comes off this order goes. */
export function refundTarget({ payment }: Pick<LockedOrder, 'payment'>): RefundTarget {
  if (payment.captured) return 'original_payment';
  return payment.method === 'cod' ? 'cash_due' : 'nothing_paid';
}

type Less = {
  /** The shipments as they are from now on. */
  after: readonly OrderedShipment[];
  /** Paise that came off. */
  amount: number;
  /** A key under `refund_reasons`, and what makes the refund happen once. */
  reason: string;
  key: string;
};

/**
 * Follows an order that has become cheaper with its payment: what was paid goes back, what is due in
 * cash shrinks, and a payment for nothing is cancelled.
 */
export async function reducePayment(tx: Database, locked: LockedOrder, less: Less): Promise<void> {
  const { payment } = locked;
  const { after, amount, reason, key } = less;
  if (payment.captured) {
    await requestRefund(tx, { paymentId: payment.id, amount, reason, key });
    return;
  }
  if (payment.method === 'cod') {
    await settleCash(tx, locked, after);
  } else if (after.every(({ status }) => isOff(status))) {
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, payment.id));
  }
}

/**
 * Keeps the amount of an order paid on delivery at what the courier collects for its shipments, and marks
 * it paid once the last of them is over. Safe to repeat; leaves other payments alone.
 */
export async function settleCash(
  tx: Database,
  { payment }: Pick<LockedOrder, 'payment'>,
  shipments: readonly OrderedShipment[],
): Promise<void> {
  if (payment.method !== 'cod' || payment.captured) return;
  const isDone = shipments.every(({ status }) => isOver(status));
  const isDelivered = shipments.some(({ status }) => status === 'delivered');
  const outcome = isDelivered
    ? ({ status: 'captured', captured: true, processedAt: sql`now()` } as const)
    : ({ status: 'cancelled' } as const);
  await tx
    .update(payments)
    .set({ amount: orderValue(shipments).grandTotal, ...(isDone && outcome) })
    .where(eq(payments.id, payment.id));
}
