import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { shipments } from '../../../kernel/db/schema/orders';
import { refundOffsets, refunds } from '../../../kernel/db/schema/payments';
import { returns } from '../../../kernel/db/schema/returns';
import { storeOf } from '../../../kernel/jobs/store-turns';
import { lockPayment } from '../lock';
import type { PaymentRow } from '../queries';

type RefundRequest = {
  paymentId: number;
  /** The amount in paise. */
  amount: number;
  /** The reason told to the shopper, as a key under `refund_reasons` in messages/*.json. */
  reason: string;
  /** The key: a refund is requested once for it, however often a job or a shopper repeats the request. */
  key: string;
};

/** The reason of an operator's refunds beyond returns and cancellations. */
export const goodwill = 'goodwill';

/**
 * Records a refund in the caller's transaction; the refund job sends it to the provider. Nothing is recorded
 * for a payment that was never captured. Earlier refunds by operators are deducted if otherwise more would go
 * back than was paid.
 * @returns the paise that will be refunded
 * @throws Error when more would go back than was paid: a caller's mistake, never a shopper's
 */
export async function requestRefund(tx: Database, request: RefundRequest): Promise<number> {
  const { paymentId, key, reason } = request;
  const payment = await lockPayment(tx, paymentId);
  if (!payment.captured || request.amount <= 0) return 0;
  const repeated = await findRepeated(tx, key);
  if (repeated !== undefined) return repeated;
  const amount = request.amount - (await takeOffset(tx, payment, request));
  if (amount === 0) return 0;
  await tx.insert(refunds).values({
    paymentId,
    storeId: storeOf(shipments.storeId, eq(shipments.orderId, payment.orderId)),
    provider: payment.providerPaymentId && payment.provider,
    providerPaymentId: payment.providerPaymentId,
    amount,
    reason,
    status: 'pending',
    idempotencyKey: key,
  });
  return amount;
}

/**
 * Deducts operators' earlier refunds from a return of an order paid in cash, which the market pays out, if
 * otherwise more would go back than was paid. Called before the return counts as refunded.
 * @param request `key`: `returnKey` of the return
 * @returns the paise to be paid out
 */
export async function offsetCashReturn(
  tx: Database,
  request: Omit<RefundRequest, 'reason'>,
): Promise<number> {
  const payment = await lockPayment(tx, request.paymentId);
  if (!payment.captured) return request.amount;
  return request.amount - (await takeOffset(tx, payment, request));
}

/** Returns the key of a return among refunds and offsets. */
export const returnKey = (returnId: number) => `return-${returnId}`;

/** Returns the paise deducted from each of these returns; none for others. */
export async function offsetsOfReturns(
  db: Database,
  returnIds: readonly number[],
): Promise<Map<number, number>> {
  if (!returnIds.length) return new Map();
  const rows = await db
    .select()
    .from(refundOffsets)
    .where(inArray(refundOffsets.idempotencyKey, returnIds.map(returnKey)));
  const byKey = new Map(rows.map(({ idempotencyKey, amount }) => [idempotencyKey, amount]));
  return new Map(returnIds.map((id) => [id, byKey.get(returnKey(id)) ?? 0]));
}

/** Records an offset against operators' earlier refunds: the paise by which more than was paid would go back. */
async function takeOffset(
  tx: Database,
  payment: PaymentRow,
  { amount, reason, key }: Omit<RefundRequest, 'reason'> & { reason?: string },
): Promise<number> {
  const over = Math.max(0, amount - (await leftToRefund(tx, payment)));
  if (over === 0) return 0;
  if (reason === goodwill || over > (await unusedGoodwill(tx, payment))) {
    throw new Error(`payment ${payment.number} would be refunded by more than was paid`);
  }
  const { id: paymentId } = payment;
  await tx.insert(refundOffsets).values({ paymentId, amount: over, idempotencyKey: key });
  return over;
}

async function findRepeated(tx: Database, key: string): Promise<number | undefined> {
  const [refund] = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.idempotencyKey, key));
  if (refund) return refund.amount;
  return (await tx.$count(refundOffsets, eq(refundOffsets.idempotencyKey, key))) ? 0 : undefined;
}

/**
 * Returns the paise of an amount that `requestRefund` would refund: less operators' earlier refunds, if otherwise
 * more would go back than was paid. 0 for a payment that was never captured.
 */
export async function refundableOf(
  db: Database,
  payment: PaymentRow,
  amount: number,
): Promise<number> {
  if (!payment.captured) return 0;
  return Math.max(0, Math.min(amount, await leftToRefund(db, payment)));
}

/** Returns the paise of a captured payment that are neither refunded nor to be paid out for returns of a cash order. */
export async function leftToRefund(tx: Database, payment: PaymentRow): Promise<number> {
  return payment.amount - (await sumOf(tx, payment)) - (await cashReturned(tx, payment));
}

async function cashReturned(tx: Database, { method, orderId }: PaymentRow): Promise<number> {
  if (method !== 'cod') return 0;
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${returns.goods} + ${returns.shipping} + ${returns.rounding}
        - coalesce(${refundOffsets.amount}, 0)), 0)::float8`,
    })
    .from(returns)
    .leftJoin(refundOffsets, sql`${refundOffsets.idempotencyKey} = 'return-' || ${returns.id}`)
    .where(
      and(
        eq(returns.orderId, orderId),
        isNotNull(returns.refundedAt),
        ne(returns.target, 'original_payment'),
      ),
    );
  return row?.sum ?? 0;
}

async function unusedGoodwill(tx: Database, payment: PaymentRow): Promise<number> {
  const given = await sumOf(tx, payment, eq(refunds.reason, goodwill));
  const [used] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refundOffsets.amount}), 0)::float8` })
    .from(refundOffsets)
    .where(eq(refundOffsets.paymentId, payment.id));
  return given - (used?.sum ?? 0);
}

/** Sums the refunds, in paise, of the capture that paid the order. */
async function sumOf(
  tx: Database,
  { id, providerPaymentId }: Pick<PaymentRow, 'id' | 'providerPaymentId'>,
  where?: SQL,
): Promise<number> {
  const ofSameCapture = providerPaymentId
    ? or(isNull(refunds.providerPaymentId), eq(refunds.providerPaymentId, providerPaymentId))
    : isNull(refunds.providerPaymentId);
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.status, 'failed'), ofSameCapture, where));
  return row?.sum ?? 0;
}
