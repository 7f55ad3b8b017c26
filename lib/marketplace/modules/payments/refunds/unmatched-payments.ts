import type { Database } from '../../../kernel/db/connection';
import { refunds } from '../../../kernel/db/schema/payments';
import type { ProviderPayment } from '../../../providers/payments/razorpay/razorpay';
import type { PaymentRow } from '../queries';

/**
 * Notes that a capture which does not pay the order is refunded: the second of two, or one of another
 * amount. It belongs to the same payment of ours and counts nothing against what was paid for the order.
 */
export async function refundUnmatched(
  tx: Database,
  payment: PaymentRow,
  attempt: ProviderPayment,
  reason: 'paid_twice' | 'wrong_amount',
): Promise<void> {
  if (attempt.status === 'refunded') return;
  await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      provider: payment.provider,
      providerPaymentId: attempt.id,
      amount: attempt.amount,
      reason,
      status: 'pending',
      idempotencyKey: `stray-${attempt.id}`,
    })
    .onConflictDoNothing({ target: refunds.idempotencyKey });
}
