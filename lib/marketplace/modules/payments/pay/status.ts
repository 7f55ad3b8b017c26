import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { PaymentState, PaymentStatus } from '@/lib/contract/schemas/payments';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { refunds } from '../../../kernel/db/schema/payments';
import { NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { payableUntil } from '../../inventory';
import { openDoors } from '../door/door-payments';
import { settleDoor } from '../door/settle-door';
import type { PaymentContext } from '../payment-context';
import { findById, findOwn, type PaymentRow } from '../queries';
import { settle } from '../settle/settle';

/**
 * Returns a shopper's own payment, by the number of order or payment, after asking the provider while it is
 * open. A provider that does not answer changes nothing.
 * @throws {NotFound} order_not_found, also for another shopper's
 */
export async function checkStatus(
  context: PaymentContext,
  { userId, key, now }: { userId: number; key: string; now: Date },
): Promise<PaymentStatus> {
  const found = await findOwn(context.db, userId, key);
  if (!found) throw new NotFound('order_not_found');
  const { payment } = found;
  const doors = payment.captured ? [] : await openDoors(context.db, payment.id);
  if (!payment.captured) {
    try {
      if (payment.askAt) await settle(context, payment.id, now);
      for (const door of doors) await settleDoor(context, door, now);
    } catch (error) {
      log.warn({ payment: payment.number, error: String(error) }, 'payment not checked');
    }
  }
  return statusOf(context, payment.id, now);
}

/** Returns a payment in the contract's shape. */
export async function statusOf(
  { db, orders, providers }: PaymentContext,
  paymentId: number,
  now: Date,
): Promise<PaymentStatus> {
  const found = await findById(db, paymentId);
  if (!found) throw new NotFound('order_not_found');
  const { payment, order } = found;
  const until = payment.captured ? undefined : await payableUntil(db, order.id, now);
  const back = await sumRefunds(db, payment);
  const isCash = payment.method === 'cod' && !payment.captured;
  const owed = isCash && providers.offered ? await orders.owedOnline(db, order.id) : undefined;
  const doors = isCash ? await openDoors(db, payment.id) : [];
  const isPayingOnline = doors.some((door) => door.providerStatus === 'authorized');
  return {
    payment_number: payment.number,
    order_number: order.number,
    state: isPayingOnline
      ? 'checking'
      : stateOf(payment, { isPayable: until !== undefined, ...back }),
    amount: rupees(payment.amount),
    payment_method: payment.method,
    transaction_id: payment.providerPaymentId,
    processed_at: payment.processedAt?.toISOString() ?? null,
    failure_reason: payment.failureReason,
    failure_code: payment.failureCode,
    provider_status: payment.providerStatus,
    captured: payment.captured,
    refunded: rupees(back.refunded),
    refund_pending: rupees(back.pending),
    expires_at: until?.toISOString() ?? null,
    can_pay_online: owed !== undefined && !isPayingOnline,
  };
}

type Facts = { isPayable: boolean; refunded: number; pending: number };

/** Returns the state that the shopper is shown; amounts in paise. */
export function stateOf(
  payment: Pick<PaymentRow, 'method' | 'captured' | 'status' | 'providerStatus' | 'amount'>,
  { isPayable, refunded, pending }: Facts,
): PaymentState {
  if (payment.captured) {
    if (payment.amount > 0 && refunded >= payment.amount) return 'refunded';
    return payment.amount > 0 && refunded + pending >= payment.amount ? 'refunding' : 'paid';
  }
  if (payment.method === 'cod') return payment.status === 'cancelled' ? 'cancelled' : 'due';
  // The shopper has begun to pay, and the bank has not refused.
  if (payment.providerStatus === 'authorized' || payment.providerStatus === 'created') {
    return 'checking';
  }
  if (!isPayable) return 'cancelled';
  return payment.status === 'failed' ? 'failed' : 'waiting';
}

/** Sums the refunds of the capture that paid the order, without those of unmatched payments. */
async function sumRefunds(db: Database, payment: PaymentRow) {
  const own = payment.providerPaymentId
    ? or(
        isNull(refunds.providerPaymentId),
        eq(refunds.providerPaymentId, payment.providerPaymentId),
      )
    : isNull(refunds.providerPaymentId);
  const sum = (status: 'processed' | 'pending') =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = ${status}), 0)::float8`;
  const [row] = await db
    .select({ refunded: sum('processed'), pending: sum('pending') })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.status, 'failed'), own));
  return row ?? { refunded: 0, pending: 0 };
}
