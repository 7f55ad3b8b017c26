import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { payments } from '../../db/schema/payments';
import type { ProviderPayment } from '../provider/provider';
import { lockPayment, type PaymentRow } from '../queries';
import { nextAsk } from './schedule';

/** Writes down what the provider says of a payment, and when to ask it again. */
export async function noteState(
  tx: Database,
  paymentId: number,
  tries: ProviderPayment[],
  now: Date,
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, paymentId);
  const last = tries.find(({ id }) => id === payment.providerPaymentId) ?? newest(tries);
  const failure = payment.captured
    ? { failureReason: null, failureCode: null }
    : last?.error_description
      ? { failureReason: last.error_description, failureCode: last.error_reason ?? null }
      : {};
  const isSure = payment.captured && tries.every(({ captured }) => captured);
  const [noted] = await tx
    .update(payments)
    .set({
      providerStatus: last?.status ?? payment.providerStatus,
      ...failure,
      status: stateOf(payment, last),
      askAt: isSure ? null : nextAsk(payment.createdAt, now),
    })
    .where(eq(payments.id, paymentId))
    .returning();
  return noted as PaymentRow;
}

/** The one with most hope, and of these the latest. */
function newest(tries: ProviderPayment[]): ProviderPayment | undefined {
  return (
    tries.findLast(({ status }) => status === 'authorized' || status === 'created') ?? tries.at(-1)
  );
}

function stateOf(payment: PaymentRow, last: ProviderPayment | undefined): PaymentRow['status'] {
  if (payment.captured || payment.status === 'cancelled' || !last) return payment.status;
  if (last.status === 'authorized' || last.status === 'failed') return last.status;
  return 'created';
}
