import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { RefundRequest, refundsQuerySchema } from '@/lib/contract/schemas/operators/refunds';
import type { Database } from '../../../kernel/db/connection';
import { refundRequests } from '../../../kernel/db/schema/operator-orders';
import { operators } from '../../../kernel/db/schema/operators';
import { orders } from '../../../kernel/db/schema/orders';
import { refunds } from '../../../kernel/db/schema/payments';
import { NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { accountText, maskedAccount } from '../../returns';

const asker = alias(operators, 'asker');
const decider = alias(operators, 'decider');

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      request: refundRequests,
      refund: refunds,
      order: orders.number,
      askedBy: asker.name,
      decidedBy: decider.name,
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .leftJoin(refunds, eq(refunds.id, refundRequests.refundId))
    .leftJoin(asker, eq(asker.id, refundRequests.requestedBy))
    .leftJoin(decider, eq(decider.id, refundRequests.decidedBy))
    .where(where)
    .orderBy(desc(refundRequests.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

function toRequest({ request, refund, order, askedBy, decidedBy }: Row): RefundRequest {
  return {
    id: request.id,
    order_number: order,
    amount: rupees(request.amount),
    reason: request.reason,
    state: stateOf(request, refund),
    needs_approval: request.needsApproval,
    requested_by:
      request.requestedBy === null ? null : { id: request.requestedBy, name: askedBy ?? '' },
    requested_at: request.createdAt.toISOString(),
    decided_by: decidedBy,
    decided_at: request.decidedAt?.toISOString() ?? null,
    decision_note: request.decisionNote,
    pay_to: request.payTo && accountText(request.payTo),
    paid_reference: request.paidReference,
  };
}

function stateOf(
  { decision, payTo }: Row['request'],
  refund: Row['refund'],
): RefundRequest['state'] {
  if (decision === 'refused') return 'refused';
  if (!refund) return 'waiting';
  if (refund.status === 'processed') return 'done';
  if (refund.status === 'failed') return 'failed';
  return payTo ? 'to_pay' : 'under_way';
}

/**
 * Returns the refunds that operators requested for an order, the newest first; accounts are masked (`listRefunds`
 * shows them).
 */
export const viewRefundsOf = async (db: Database, orderId: number) =>
  (await select(db, eq(refundRequests.orderId, orderId))).map(masked);

const masked = (row: Row): RefundRequest => ({
  ...toRequest(row),
  pay_to: row.request.payTo && maskedAccount(row.request.payTo),
});

/**
 * Returns a refund that an operator requested.
 * @throws {NotFound} refund_not_found
 */
export async function viewRefund(db: Database, id: number): Promise<RefundRequest> {
  const [row] = await select(db, eq(refundRequests.id, id));
  if (!row) throw new NotFound('refund_not_found');
  return toRequest(row);
}

const isWaiting = and(
  eq(refundRequests.needsApproval, true),
  isNull(refundRequests.decision),
) as SQL;
const isToPay = sql`${refundRequests.payTo} is not null and ${refundRequests.paidReference} is null
  and exists (select 1 from ${refunds}
    where ${refunds.id} = ${refundRequests.refundId} and ${refunds.status} = 'pending')`;

/** Returns a page of the refunds that operators requested, the newest first. */
export async function listRefunds(
  db: Database,
  { state, page, limit }: z.output<typeof refundsQuerySchema>,
): Promise<{ refunds: RefundRequest[]; total: number }> {
  const where = state === 'waiting' ? isWaiting : state === 'to_pay' ? isToPay : undefined;
  const rows = await select(db, where)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(refundRequests).where(where);
  return { refunds: rows.map(toRequest), total: counted?.total ?? 0 };
}
