import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { takeFault } from './faults';
import { newId } from './ids';
import { providerOrders, providerPayments, providerRefunds } from './schema';
import { type Event, queueEvents } from './webhooks';

export type OrderRow = typeof providerOrders.$inferSelect;
export type PaymentRow = typeof providerPayments.$inferSelect;
export type RefundRow = typeof providerRefunds.$inferSelect;

/** The failure code of every failed payment of the test provider. */
export const failedCode = 'payment_declined';

/** A refusal by the test provider, with its reason. */
export class Refused extends Error {}

const minimum = 100;

type NewOrder = {
  amount: number;
  currency: string;
  receipt?: string;
  notes: Record<string, string>;
};

export async function createOrder(db: Database, it: NewOrder): Promise<OrderRow> {
  if (!Number.isSafeInteger(it.amount) || it.amount < minimum) {
    throw new Refused('Order amount less than minimum amount allowed');
  }
  if (it.currency !== 'INR') throw new Refused('Currency is not supported');
  if ((it.receipt ?? '').length > 40) throw new Refused('receipt may not be longer than 40');
  const values = { id: newId('order'), ...it };
  return firstRow(await db.insert(providerOrders).values(values).returning());
}

export async function findOrder(db: Database, id: string): Promise<OrderRow> {
  const [order] = await db.select().from(providerOrders).where(eq(providerOrders.id, id));
  if (!order) throw new Refused('The id provided does not exist');
  return order;
}

export const listPayments = (db: Database, orderId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.orderId, orderId))
    .orderBy(asc(providerPayments.createdAt), asc(providerPayments.id));

export async function isPaid(db: Database, orderId: string): Promise<boolean> {
  return (await listPayments(db, orderId)).some(({ captured }) => captured);
}

export async function findPayment(db: Database, id: string): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.id, id))
    .for('update');
  if (!payment) throw new Refused('The id provided does not exist');
  return payment;
}

type Attempt = {
  orderId: string;
  method: 'card' | 'upi';
  outcome: 'success' | 'failure';
  now: Date;
};

/** Handles a button of the checkout: one attempt to pay, which may fail by a fault. */
export function pay(db: Database, { orderId, method, outcome, now }: Attempt): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .update(providerOrders)
      .set({ attempts: sql`${providerOrders.attempts} + 1` })
      .where(eq(providerOrders.id, orderId))
      .returning();
    if (!order) throw new Refused('The id provided does not exist');
    if (await isPaid(tx, orderId)) throw new Refused('Order is already paid');
    const late =
      outcome === 'success' ? await takeFault(tx, 'late_authorisation', orderId) : undefined;
    const hasFailed = outcome === 'failure' || late !== undefined;
    const inserted = await tx
      .insert(providerPayments)
      .values({
        id: newId('pay'),
        orderId,
        amount: order.amount,
        method,
        status: hasFailed ? 'failed' : 'created',
        errorDescription: hasFailed ? 'Payment was declined by the bank.' : null,
        revivesAt: late && new Date(now.getTime() + late.seconds * 1000),
        createdAt: now,
      })
      .returning();
    const made = firstRow(inserted);
    if (hasFailed) {
      await queueEvents(tx, orderId, [event('payment.failed', made)], now);
      return made;
    }
    return authorise(tx, order, made, now);
  });
}

const event = (type: string, payment: PaymentRow): Event => ({
  type,
  about: { orderId: payment.orderId },
});

/** Authorises a payment and captures it at once, unless a fault prevents it. */
async function authorise(tx: Database, order: OrderRow, payment: PaymentRow, now: Date) {
  const authorized = await change(tx, payment.id, {
    status: 'authorized',
    errorDescription: null,
    revivesAt: null,
  });
  const events = [event('payment.authorized', authorized)];
  const waits = await takeFault(tx, 'authorise_only', order.id);
  const result = waits ? authorized : await take(tx, authorized, events);
  await queueEvents(tx, order.id, events, now);
  return result;
}

async function take(tx: Database, payment: PaymentRow, events: Event[]) {
  const captured = await change(tx, payment.id, { status: 'captured', captured: true });
  events.push(event('payment.captured', captured), event('order.paid', captured));
  return captured;
}

async function change(tx: Database, id: string, values: Partial<PaymentRow>) {
  const changed = await tx
    .update(providerPayments)
    .set(values)
    .where(eq(providerPayments.id, id))
    .returning();
  return firstRow(changed);
}

export function capture(db: Database, id: string, amount: number, now: Date): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await findPayment(tx, id);
    if (payment.captured) throw new Refused('This payment has already been captured');
    if (payment.status !== 'authorized') throw new Refused('Only authorized payments are captured');
    if (payment.amount !== amount) throw new Refused('Capture amount must be equal to the amount');
    const events: Event[] = [];
    const captured = await take(tx, payment, events);
    await queueEvents(tx, payment.orderId, events, now);
    return captured;
  });
}

/** Authorises failed payments that were to succeed late. @returns how many */
export async function revive(db: Database, now: Date): Promise<number> {
  const isDue = and(isNotNull(providerPayments.revivesAt), lte(providerPayments.revivesAt, now));
  const due = await db.select({ id: providerPayments.id }).from(providerPayments).where(isDue);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const payment = await findPayment(tx, id);
      if (!payment.revivesAt) return;
      await authorise(tx, await findOrder(tx, payment.orderId), payment, now);
    });
  }
  return due.length;
}

type NewRefund = { paymentId: string; amount?: number; receipt?: string; key?: string; now: Date };

export function refund(db: Database, { paymentId, now, ...it }: NewRefund): Promise<RefundRow> {
  return db.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (it.key) {
      const [before] = await tx
        .select()
        .from(providerRefunds)
        .where(
          and(eq(providerRefunds.paymentId, paymentId), eq(providerRefunds.idempotencyKey, it.key)),
        );
      if (before) return before;
    }
    if (!payment.captured) throw new Refused('Only captured payments are refunded');
    const left = payment.amount - payment.amountRefunded;
    const amount = it.amount ?? left;
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) {
      throw new Refused('The refund amount is greater than what is left');
    }
    const fails = await takeFault(tx, 'refund_fails', payment.orderId);
    const inserted = await tx
      .insert(providerRefunds)
      .values({
        id: newId('rfnd'),
        paymentId,
        amount,
        receipt: it.receipt,
        idempotencyKey: it.key,
        status: fails ? 'failed' : 'processed',
        createdAt: now,
      })
      .returning();
    const made = firstRow(inserted);
    if (!fails) {
      await change(tx, paymentId, {
        amountRefunded: payment.amountRefunded + amount,
        status: amount === left ? 'refunded' : payment.status,
      });
    }
    const about = { refund: { id: made.id, paymentId, key: it.key ?? null } };
    await queueEvents(
      tx,
      payment.orderId,
      [
        { type: 'refund.created', about },
        { type: fails ? 'refund.failed' : 'refund.processed', about },
      ],
      now,
    );
    return made;
  });
}

export async function findRefund(db: Database, paymentId: string, id: string): Promise<RefundRow> {
  const [row] = await db
    .select()
    .from(providerRefunds)
    .where(and(eq(providerRefunds.id, id), eq(providerRefunds.paymentId, paymentId)));
  if (!row) throw new Refused('The id provided does not exist');
  return row;
}
