import { eq } from 'drizzle-orm';
import type { refundTargets } from '@/lib/contract/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { payments } from '../../../kernel/db/schema/payments';
import { requestRefund } from '../../payments';
import type { LockedOrder } from '../lock';
import { type OrderedShipment, orderValue } from '../order-value';
import { isOff, isOver } from '../status';

export type RefundTarget = (typeof refundTargets)[number];

/** Returns the target of refunds when this order becomes cheaper. */
export function refundTarget({ payment }: Pick<LockedOrder, 'payment'>): RefundTarget {
  if (payment.captured) return 'original_payment';
  return payment.method === 'cod' ? 'cash_due' : 'nothing_paid';
}

type Less = {
  /** The shipments afterwards. */
  after: readonly OrderedShipment[];
  /** The reduction of the order in paise. */
  amount: number;
  /** `reason`: a key under `refund_reasons`; `key` makes the refund happen once. */
  reason: string;
  key: string;
};

/**
 * Adjusts the payment of an order that became cheaper: refunds what was paid, reduces cash due, and cancels a
 * payment of nothing.
 * @returns the paise of `amount` refunded or no longer due; less if operators refunded a part before
 */
export async function reducePayment(
  tx: Database,
  locked: LockedOrder,
  less: Less,
): Promise<number> {
  const { payment } = locked;
  const { after, amount, reason, key } = less;
  if (payment.captured) {
    return requestRefund(tx, { paymentId: payment.id, amount, reason, key });
  }
  if (payment.method === 'cod') {
    await settleCash(tx, locked, after);
  } else if (after.every(({ status }) => isOff(status))) {
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, payment.id));
  }
  return amount;
}

/**
 * Keeps the amount of an order paid on delivery equal to what the courier collects for its shipments, and cancels
 * the payment once the last shipment has ended and none was delivered. An operator captures it by entering the
 * cash (`enterCash`). Safe to repeat; ignores other payments.
 */
export async function settleCash(
  tx: Database,
  { payment }: Pick<LockedOrder, 'payment'>,
  shipments: readonly OrderedShipment[],
): Promise<void> {
  if (payment.method !== 'cod' || payment.captured) return;
  const isDone = shipments.every(({ status }) => isOver(status));
  const isDelivered = shipments.some(({ status }) => status === 'delivered');
  const outcome = isDone && !isDelivered ? ({ status: 'cancelled' } as const) : {};
  await tx
    .update(payments)
    .set({ amount: orderValue(shipments).grandTotal, ...outcome })
    .where(eq(payments.id, payment.id));
}
