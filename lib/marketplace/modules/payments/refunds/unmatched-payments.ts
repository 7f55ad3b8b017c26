import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { shipments } from '../../../kernel/db/schema/orders';
import { refunds } from '../../../kernel/db/schema/payments';
import { storeOf } from '../../../kernel/jobs/store-turns';
import type { ProviderPayment } from '../../../providers/payments/provider';
import type { PaymentRow } from '../queries';

const reasons = ['paid_twice', 'wrong_amount', 'paid_at_door', 'order_cancelled'] as const;

/**
 * Records the refund of a capture that does not pay the order: the second of two, one of another amount, or one
 * for a cash order that was delivered or cancelled before. It belongs to the same payment of ours and is not
 * counted against the amount paid for the order.
 */
export async function refundUnmatched(
  tx: Database,
  payment: PaymentRow,
  attempt: ProviderPayment,
  reason: (typeof reasons)[number],
): Promise<void> {
  if (attempt.state === 'refunded') return;
  const { id: paymentId, provider } = payment;
  const capture = { provider, providerPaymentId: attempt.id };
  // The payment is locked, so nobody else records it meanwhile.
  const isNoted = and(
    eq(refunds.paymentId, paymentId),
    eq(refunds.providerPaymentId, attempt.id),
    inArray(refunds.reason, reasons),
  );
  if (await tx.$count(refunds, isNoted)) return;
  const idempotencyKey = `stray-${provider}-${attempt.id}`;
  await tx.insert(refunds).values({
    ...capture,
    paymentId,
    storeId: storeOf(shipments.storeId, eq(shipments.orderId, payment.orderId)),
    amount: attempt.amount,
    reason,
    status: 'pending',
    idempotencyKey,
  });
}
