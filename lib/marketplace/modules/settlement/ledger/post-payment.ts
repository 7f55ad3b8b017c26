import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { payments, refundOffsets, refunds } from '../../../kernel/db/schema/payments';
import { post } from './post';

/** Posts what a shopper paid: at the provider, or to the courier. */
export async function postPayment(tx: Database, paymentId: number): Promise<boolean> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment?.captured) return false;
  const { amount, orderId, method, processedAt, createdAt } = payment;
  const account = method === 'cod' ? 'cash' : 'provider';
  return post(tx, {
    kind: 'payment',
    reference: `payment:${paymentId}`,
    orderId,
    at: processedAt ?? createdAt,
    entries: [
      { account, amount },
      { account: 'shoppers', amount: -amount },
    ],
  });
}

/**
 * Posts what went back to a shopper: through the provider, or from the market's bank where cash was paid. A
 * second or wrong payment that goes back whole was never posted, so its refund is not either.
 */
export async function postRefund(tx: Database, refundId: number): Promise<boolean> {
  const [row] = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (row?.refund.status !== 'processed') return false;
  const { refund, payment } = row;
  const { amount, providerPaymentId, processedAt, createdAt } = refund;
  if (providerPaymentId !== null && providerPaymentId !== payment.providerPaymentId) return false;
  await postPayment(tx, payment.id);
  return post(tx, {
    kind: 'refund',
    reference: `refund:${refundId}`,
    orderId: payment.orderId,
    at: processedAt ?? createdAt,
    entries: [
      { account: 'shoppers', amount },
      { account: payment.method === 'cod' ? 'bank' : 'provider', amount: -amount },
    ],
  });
}

/**
 * Posts what a return or cancellation did not give back because an operator's refund had done so before: that
 * one counts towards it, and is no longer the market's gift.
 */
export async function postOffset(tx: Database, offsetId: number): Promise<boolean> {
  const [row] = await tx
    .select({ offset: refundOffsets, orderId: payments.orderId })
    .from(refundOffsets)
    .innerJoin(payments, eq(payments.id, refundOffsets.paymentId))
    .where(eq(refundOffsets.id, offsetId));
  if (!row) return false;
  const { amount, createdAt: at } = row.offset;
  return post(tx, {
    kind: 'adjustment',
    reference: `refund-offset:${offsetId}`,
    orderId: row.orderId,
    at,
    entries: [
      { account: 'shoppers', amount },
      { account: 'adjustments', amount: -amount },
    ],
  });
}
