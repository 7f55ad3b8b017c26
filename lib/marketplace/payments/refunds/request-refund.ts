import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { refunds } from '../../db/schema/payments';
import { lockPayment } from '../lock';

type RefundRequest = {
  paymentId: number;
  /** Paise. */
  amount: number;
  /** What the shopper is told, as a key under `refund_reasons` in messages/*.json. */
  reason: string;
  /** The same key asks only once, however often a job or a shopper repeats it. */
  key: string;
};

/**
 * Records a refund in the caller's transaction; the refund job sends it to the provider. Nothing is recorded
 * for a payment that was never captured.
 * @returns the paise that will be refunded
 * @throws Error when more would go back than was paid: a caller's mistake, never a shopper's
 */
export async function requestRefund(tx: Database, request: RefundRequest): Promise<number> {
  const { paymentId, amount, reason, key } = request;
  const payment = await lockPayment(tx, paymentId);
  if (!payment.captured || amount <= 0) return 0;
  const [repeated] = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.idempotencyKey, key));
  if (repeated) return repeated.amount;
  const { providerPaymentId } = payment;
  const ofSameCapture = providerPaymentId
    ? or(isNull(refunds.providerPaymentId), eq(refunds.providerPaymentId, providerPaymentId))
    : undefined;
  const [sum] = await tx
    .select({ refunded: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed'), ofSameCapture));
  if ((sum?.refunded ?? 0) + amount > payment.amount) {
    throw new Error(`payment ${payment.number} would be refunded by more than was paid`);
  }
  await tx.insert(refunds).values({
    paymentId,
    providerPaymentId,
    amount,
    reason,
    status: 'pending',
    idempotencyKey: key,
  });
  return amount;
}
