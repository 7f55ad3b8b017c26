import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PaymentInbox } from '@/lib/contract/schemas/operators/payments';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { orders } from '../../../kernel/db/schema/orders';
import { paymentEvents, payments, refunds } from '../../../kernel/db/schema/payments';
import { rupees } from '../../../kernel/money/rupees';

const most = 100;
/** Minimum number of tries for a refund to be shown; fewer are normal delays. */
const manyTries = 3;

/** Reasons of refunds whose capture paid no order. */
const unmatched = ['paid_twice', 'wrong_amount', 'paid_late', 'order_cancelled'];

/** Matches refunds that failed for good, or were tried often. */
export const isStuckRefund = or(
  eq(refunds.status, 'failed'),
  and(
    eq(refunds.status, 'pending'),
    isNotNull(refunds.providerPaymentId),
    gte(refunds.tries, manyTries),
  ),
);

/** Matches payments begun half an hour ago or earlier that are neither paid nor over. */
export const isStuckPayment = and(
  isNotNull(payments.askAt),
  lt(payments.createdAt, sql`now() - interval '30 minutes'`),
);

/** Returns payments and refunds that need attention, and captures that paid no order. */
export async function findPaymentInbox(db: Database, lang: Locale): Promise<PaymentInbox> {
  const reasonOf = (reason: string) => {
    const key = `refund_reasons.${reason}`;
    return textOf(lang, hasText(key) ? key : 'refund_reasons.other');
  };
  const waiting = await refundsWhere(db, isStuckRefund).orderBy(asc(refunds.id));
  const gone = await refundsWhere(
    db,
    and(
      inArray(refunds.reason, unmatched),
      gte(refunds.createdAt, sql`now() - interval '30 days'`),
    ),
  ).orderBy(desc(refunds.id));
  return {
    events: await waitingEvents(db),
    open: await openPayments(db),
    refunds: waiting.map(({ refund, number }) => ({
      id: refund.id,
      order_number: number,
      amount: rupees(refund.amount),
      reason: reasonOf(refund.reason),
      status: refund.status === 'failed' ? 'failed' : 'pending',
      tries: refund.tries,
      created_at: refund.createdAt.toISOString(),
    })),
    unmatched: gone.map(({ refund, number }) => ({
      id: refund.id,
      order_number: number,
      provider_payment_id: refund.providerPaymentId,
      amount: rupees(refund.amount),
      reason: reasonOf(refund.reason),
      status: refund.status,
      created_at: refund.createdAt.toISOString(),
    })),
  };
}

const refundsWhere = (db: Database, where: SQL | undefined) =>
  db
    .select({ refund: refunds, number: orders.number })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where)
    .limit(most)
    .$dynamic();

async function waitingEvents(db: Database): Promise<PaymentInbox['events']> {
  const rows = await db
    .select({ event: paymentEvents, number: orders.number })
    .from(paymentEvents)
    .leftJoin(
      payments,
      and(
        eq(payments.providerOrderId, paymentEvents.providerOrderId),
        eq(payments.provider, paymentEvents.provider),
      ),
    )
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(isNull(paymentEvents.settledAt))
    .orderBy(asc(paymentEvents.id))
    .limit(most);
  return rows.map(({ event, number }) => ({
    id: event.id,
    type: event.type,
    order_number: number,
    received_at: event.receivedAt.toISOString(),
    tries: event.tries,
    next_try_at: event.askAt.toISOString(),
  }));
}

async function openPayments(db: Database): Promise<PaymentInbox['open']> {
  const rows = await db
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isStuckPayment)
    .orderBy(asc(payments.askAt))
    .limit(most);
  return rows.map(({ payment, number }) => ({
    number: payment.number,
    order_number: number,
    amount: rupees(payment.amount),
    status: payment.status,
    provider_status: payment.providerStatus,
    created_at: payment.createdAt.toISOString(),
    next_try_at: payment.askAt?.toISOString() ?? null,
  }));
}
