import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { newRefundSchema } from '@/lib/contract/schemas/operators/refunds';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { refundRequests } from '../../../kernel/db/schema/operator-orders';
import { refunds } from '../../../kernel/db/schema/payments';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import type { Operator } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { isSecondOperator } from '../../operators';
import { type IdempotencyKey, lockOrder } from '../../orders';
import { enqueueRefundMail, goodwill, leftToRefund, requestRefund } from '../../payments';
import { shortened } from '../../returns';
import { post, withBankReference } from '../../settlement';
import { findOrderRow } from '../orders/order-details';

type Request = typeof refundRequests.$inferSelect;
type Asked = { number: string; by: Operator; idempotency: IdempotencyKey } & z.output<
  typeof newRefundSchema
>;

/**
 * Requests a refund of a part of an order's payment at the market's expense. A refund above the limit waits for
 * another operator's approval, by a trigger of the database. A repeated key makes only one request.
 * @returns the id of the request
 * @throws {NotFound} order_not_found
 * @throws {DomainError} 409 refund_nothing_paid, refund_too_much, idempotency_mismatch
 * @throws {InvalidFields} if an order paid in cash has no account for the refund
 */
export async function askForRefund(db: Database, asked: Asked): Promise<number> {
  const { id: orderId } = await findOrderRow(db, asked.number);
  return transact(db, async (tx) => {
    await lockOrder(tx, orderId);
    const former = await findRepeated(tx, orderId, asked.idempotency);
    if (former !== undefined) return former;
    const payment = await refundablePayment(tx, orderId, Math.round(asked.amount * 100));
    const isCash = payment.method === 'cod';
    if (isCash && !asked.pay_to) throw new InvalidFields({ pay_to: 'required' });
    const request = firstRow(
      await tx
        .insert(refundRequests)
        .values({
          orderId,
          paymentId: payment.id,
          amount: Math.round(asked.amount * 100),
          reason: asked.reason,
          payTo: isCash ? asked.pay_to : null,
          requestedBy: asked.by.id,
          idempotencyKey: asked.idempotency.key,
          requestHash: asked.idempotency.requestHash,
        })
        .returning(),
    );
    if (!request.needsApproval) await make(tx, request);
    return request.id;
  });
}

async function findRepeated(
  tx: Database,
  orderId: number,
  { key, requestHash }: IdempotencyKey,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const [former] = await tx
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.idempotencyKey, key)));
  if (former && former.requestHash !== requestHash) {
    throw new DomainError(409, 'idempotency_mismatch');
  }
  return former?.id;
}

async function refundablePayment(tx: Database, orderId: number, amount: number) {
  const payment = (await lockOrder(tx, orderId))?.payment;
  if (!payment?.captured) throw new DomainError(409, 'refund_nothing_paid');
  const left = await leftToRefund(tx, payment);
  if (amount > left) {
    throw new DomainError(409, 'refund_too_much', { params: { left: rupees(left) } });
  }
  return payment;
}

/** Records the refund, which its job sends, and books it to the market. */
async function make(tx: Database, { id, orderId, paymentId, amount, reason }: Request) {
  const key = `refund-request-${id}`;
  await requestRefund(tx, { paymentId, amount, reason: goodwill, key });
  const [refund] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.idempotencyKey, key));
  await tx
    .update(refundRequests)
    .set({ refundId: firstRow(refund ? [refund] : []).id })
    .where(eq(refundRequests.id, id));
  await post(tx, {
    kind: 'adjustment',
    reference: `refund-request:${id}`,
    orderId,
    note: reason,
    at: new Date(),
    entries: [
      { account: 'adjustments', amount },
      { account: 'shoppers', amount: -amount },
    ],
  });
}

type Decision = { id: number; by: Operator; approve: boolean; note: string };

/**
 * Decides about a refund above the limit as a second operator. The requester may withdraw it, and may approve it
 * only a day later if nobody else handles money.
 * @throws {NotFound} refund_not_found
 * @throws {DomainError} 409 refund_decided, refund_own, refund_nothing_paid, refund_too_much
 */
export async function decideRefund(db: Database, { id, by, approve, note }: Decision) {
  const { orderId } = await findRequest(db, id);
  await transact(db, async (tx) => {
    await lockOrder(tx, orderId);
    const request = await findRequest(tx, id);
    if (!request.needsApproval || request.decision) throw new DomainError(409, 'refund_decided');
    if (approve) {
      const asked = { maker: request.requestedBy, second: by.id, askedAt: request.createdAt };
      if (!(await isSecondOperator(tx, asked))) throw new DomainError(409, 'refund_own');
    }
    if (approve) await refundablePayment(tx, orderId, request.amount);
    const decision = approve ? ('approved' as const) : ('refused' as const);
    await tx
      .update(refundRequests)
      .set({ decision, decidedBy: by.id, decidedAt: sql`now()`, decisionNote: note })
      .where(eq(refundRequests.id, id));
    if (approve) await make(tx, request);
  });
}

/**
 * Returns a refund request.
 * @throws {NotFound} refund_not_found
 */
async function findRequest(db: Database, id: number): Promise<Request> {
  const [request] = await db.select().from(refundRequests).where(eq(refundRequests.id, id));
  if (!request) throw new NotFound('refund_not_found');
  return request;
}

/**
 * Records that a refund of an order paid in cash was paid out; keeps only the last digits of the account.
 * @throws {NotFound} refund_not_found
 * @throws {DomainError} 409 refund_not_payable
 */
export async function markRefundPaid(db: Database, id: number, reference: string, now: Date) {
  const { orderId } = await findRequest(db, id);
  const pay = () =>
    transact(db, async (tx) => {
      await lockOrder(tx, orderId);
      const { payTo, refundId, paidReference } = await findRequest(tx, id);
      if (!payTo || refundId === null || paidReference !== null) {
        throw new DomainError(409, 'refund_not_payable');
      }
      await tx
        .update(refunds)
        .set({ status: 'processed', processedAt: now })
        .where(eq(refunds.id, refundId));
      await tx
        .update(refundRequests)
        .set({ paidReference: reference, payTo: shortened(payTo) })
        .where(eq(refundRequests.id, id));
      await enqueueRefundMail(tx, refundId);
    });
  await withBankReference('reference', pay);
}
