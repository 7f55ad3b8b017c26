import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { payments, refundOffsets, refunds } from '../../../kernel/db/schema/payments';
import { postAll } from './post';

type Payment = typeof payments.$inferSelect;

/** Posts what shoppers paid: at the provider, or to the courier. @returns how many were posted now */
export async function postPayments(tx: Database, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(asc(payments.id));
  return postAll(tx, rows.flatMap(paymentPosting));
}

function paymentPosting({
  id,
  captured,
  amount,
  orderId,
  method,
  processedAt,
  createdAt,
}: Payment) {
  if (!captured) return [];
  const account = method === 'cod' ? ('cash' as const) : ('provider' as const);
  return [
    {
      kind: 'payment' as const,
      reference: `payment:${id}`,
      orderId,
      at: processedAt ?? createdAt,
      entries: [
        { account, amount },
        { account: 'shoppers' as const, amount: -amount },
      ],
    },
  ];
}

/**
 * Posts what went back to shoppers: through the provider, or from the market's bank where cash was paid. A
 * second or wrong payment that goes back whole was never posted, so its refund is not either.
 */
export async function postRefunds(tx: Database, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.id, [...ids]))
    .orderBy(asc(refunds.id));
  const due = rows.filter(
    ({ refund: { status, providerPaymentId }, payment }) =>
      status === 'processed' &&
      (providerPaymentId === null || providerPaymentId === payment.providerPaymentId),
  );
  await postPayments(tx, [...new Set(due.map(({ payment }) => payment.id))]);
  await postAll(
    tx,
    due.map(({ refund: { id, amount, processedAt, createdAt }, payment }) => ({
      kind: 'refund' as const,
      reference: `refund:${id}`,
      orderId: payment.orderId,
      at: processedAt ?? createdAt,
      entries: [
        { account: 'shoppers' as const, amount },
        {
          account: payment.method === 'cod' ? ('bank' as const) : ('provider' as const),
          amount: -amount,
        },
      ],
    })),
  );
}

/**
 * Posts what returns or cancellations did not give back because an operator's refund had done so before: that
 * one counts towards it, and is no longer the market's gift.
 */
export async function postOffsets(tx: Database, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ offset: refundOffsets, orderId: payments.orderId })
    .from(refundOffsets)
    .innerJoin(payments, eq(payments.id, refundOffsets.paymentId))
    .where(inArray(refundOffsets.id, [...ids]))
    .orderBy(asc(refundOffsets.id));
  await postAll(
    tx,
    rows.map(({ offset: { id, amount, createdAt: at }, orderId }) => ({
      kind: 'adjustment' as const,
      reference: `refund-offset:${id}`,
      orderId,
      at,
      entries: [
        { account: 'shoppers' as const, amount },
        { account: 'adjustments' as const, amount: -amount },
      ],
    })),
  );
}
