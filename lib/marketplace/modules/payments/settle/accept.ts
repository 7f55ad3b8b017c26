import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { payments } from '../../../kernel/db/schema/payments';
import type { ProviderPayment } from '../../../providers/payments/provider';
import type { PayableOrders } from '../payment-context';
import type { PaymentRow } from '../queries';
import { requestRefund } from '../refunds/request-refund';

/**
 * Records that the money for an order was taken and places the order; if it cannot be placed any more, all of
 * the money goes back. The shopper and the payment are locked.
 * @returns whether the order was placed
 */
export async function accept(
  tx: Database,
  orders: PayableOrders,
  payment: PaymentRow,
  attempt: ProviderPayment,
  now: Date,
): Promise<boolean> {
  await tx
    .update(payments)
    .set({
      captured: true,
      status: 'captured',
      providerPaymentId: attempt.id,
      failureReason: null,
      failureCode: null,
      processedAt: now,
    })
    .where(eq(payments.id, payment.id));
  const outcome = await orders.place(tx, payment.orderId, now);
  if (outcome === 'placed') return true;
  const { id: paymentId, amount } = payment;
  const key = `unplaced-${paymentId}`;
  await requestRefund(tx, { paymentId, amount, reason: outcome, key });
  return false;
}
