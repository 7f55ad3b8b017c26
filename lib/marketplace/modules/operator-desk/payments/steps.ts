import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { paymentEvents, payments, refunds } from '../../../kernel/db/schema/payments';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { ProviderError } from '../../../providers/common/http';
import {
  leftToRefund,
  lockPayment,
  type PaymentContext,
  readInbox,
  sendRefunds,
  settle,
} from '../../payments';
import { readPayoutInbox } from '../../settlement';

/**
 * Asks the provider about a payment now, as the job does later.
 * @returns whether the payment needs no further request
 * @throws {NotFound} payment_not_found
 * @throws {DomainError} 503 provider_silent
 */
export async function askAboutPayment(
  context: PaymentContext,
  number: string,
  now: Date,
): Promise<boolean> {
  const [row] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.number, number));
  if (!row) throw new NotFound('payment_not_found');
  try {
    const { payment } = await settle(context, row.id, now);
    return payment.askAt === null;
  } catch (error) {
    if (error instanceof ProviderError) throw new DomainError(503, 'provider_silent');
    throw error;
  }
}

/**
 * Settles a stored event now.
 * @returns whether it is settled
 * @throws {NotFound} payment_event_not_found
 */
export async function settleEvent(context: PaymentContext, id: number, now: Date) {
  await readInbox(context, now, id);
  await readPayoutInbox(context, now, id);
  const [event] = await context.db
    .select({ settledAt: paymentEvents.settledAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  if (!event) throw new NotFound('payment_event_not_found');
  return event.settledAt !== null;
}

/**
 * Sends a refund now, including one that failed for good; its key makes the provider do it once.
 * @returns whether the money is back
 * @throws {NotFound} refund_not_found, also for cash and for completed refunds
 * @throws {DomainError} 409 refund_too_much for a failed one whose money has gone back otherwise since
 */
export async function retryRefund(context: PaymentContext, id: number, now: Date) {
  await transact(context.db, (tx) => makePending(tx, id, now));
  await sendRefunds(context, now);
  const [row] = await context.db
    .select({ status: refunds.status })
    .from(refunds)
    .where(eq(refunds.id, id));
  return row?.status === 'processed';
}

async function makePending(tx: Database, id: number, now: Date): Promise<void> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (!known?.providerPaymentId) throw new NotFound('refund_not_found');
  const payment = await lockPayment(tx, known.paymentId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!refund || refund.status === 'processed') throw new NotFound('refund_not_found');
  const isOfOrder = refund.providerPaymentId === payment.providerPaymentId;
  const left = await leftToRefund(tx, payment);
  if (refund.status === 'failed' && isOfOrder && refund.amount > left) {
    throw new DomainError(409, 'refund_too_much', { params: { left: rupees(left) } });
  }
  await tx.update(refunds).set({ status: 'pending', askAt: now }).where(eq(refunds.id, id));
}
