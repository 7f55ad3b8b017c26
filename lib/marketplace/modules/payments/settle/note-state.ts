import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { payments } from '../../../kernel/db/schema/payments';
import type { ProviderPayment } from '../../../providers/payments/provider';
import { lockPayment } from '../lock';
import type { PaymentRow } from '../queries';
import { nextAsk } from './schedule';

/** Writes down what the provider says of a payment, and when to ask it again. */
export async function noteState(
  tx: Database,
  paymentId: number,
  attempts: ProviderPayment[],
  now: Date,
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, paymentId);
  const last = attempts.find(({ id }) => id === payment.providerPaymentId) ?? newest(attempts);
  const failure = payment.captured
    ? { failureReason: null, failureCode: null }
    : last?.failure
      ? { failureReason: last.failure.words, failureCode: last.failure.code }
      : {};
  const isSure = payment.captured && attempts.every(({ isCaptured }) => isCaptured);
  const [noted] = await tx
    .update(payments)
    .set({
      providerStatus: last?.state ?? payment.providerStatus,
      ...failure,
      status: stateOf(payment, last),
      askAt: isSure ? null : nextAsk(payment.createdAt, now),
    })
    .where(eq(payments.id, paymentId))
    .returning();
  return noted ?? payment;
}

/** The latest attempt that may still succeed, else the latest of all. */
function newest(attempts: ProviderPayment[]): ProviderPayment | undefined {
  return (
    attempts.findLast(({ state }) => state === 'authorized' || state === 'created') ??
    attempts.at(-1)
  );
}

function stateOf(payment: PaymentRow, last: ProviderPayment | undefined): PaymentRow['status'] {
  if (payment.captured || payment.status === 'cancelled' || !last) return payment.status;
  if (last.state === 'authorized' || last.state === 'failed') return last.state;
  return 'created';
}
