import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, paise } from '../../../kernel/db/schema/columns';

/*
 * Tables of the built-in test provider, kept as if they were another company's: nothing of the marketplace
 * refers to them. They have a migration set of their own (docs/decisions/0014).
 */

/** The secrets of this installation's test provider, in one row. */
export const providerKeys = pgTable('standin_keys', {
  id: integer().primaryKey(),
  keySecret: text().notNull(),
  webhookSecret: text().notNull(),
});

export const providerOrders = pgTable('standin_orders', {
  id: text().primaryKey(),
  amount: paise().notNull(),
  currency: text().notNull(),
  receipt: text(),
  notes: jsonb().$type<Record<string, string>>().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: createdAt(),
});

export const providerPayments = pgTable(
  'standin_payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => providerOrders.id),
    amount: paise().notNull(),
    method: text({ enum: ['card', 'upi'] }).notNull(),
    status: text({ enum: ['created', 'authorized', 'captured', 'refunded', 'failed'] }).notNull(),
    captured: boolean().notNull().default(false),
    amountRefunded: paise().notNull().default(0),
    errorDescription: text(),
    /** The time at which a failed payment is authorised after all. */
    revivesAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('standin_payments_order_idx').on(t.orderId),
    index('standin_payments_revive_idx').on(t.revivesAt).where(sql`${t.revivesAt} is not null`),
    check('standin_payments_refunded', sql`${t.amountRefunded} between 0 and ${t.amount}`),
  ],
);

export const providerRefunds = pgTable(
  'standin_refunds',
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => providerPayments.id),
    amount: paise().notNull(),
    receipt: text(),
    idempotencyKey: text(),
    status: text({ enum: ['pending', 'processed', 'failed'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('standin_refunds_key').on(t.paymentId, t.idempotencyKey)],
);

/** Payouts from the market's account, with their future outcomes. */
export const providerPayouts = pgTable(
  'standin_payouts',
  {
    id: text().primaryKey(),
    fundAccountId: text().notNull(),
    amount: paise().notNull(),
    mode: text().notNull(),
    purpose: text().notNull(),
    referenceId: text().notNull(),
    narration: text(),
    /** The payee without the number, which a real provider would keep. */
    payee: text().notNull(),
    lastDigits: text().notNull(),
    ifsc: text().notNull(),
    status: text({ enum: ['queued', 'processing', 'processed', 'reversed', 'failed'] }).notNull(),
    utr: text(),
    idempotencyKey: text().notNull(),
    /** A hash of the request: the same key with another request is refused. */
    requestHash: text().notNull(),
    /** The final state. */
    fate: text({ enum: ['processed', 'reversed', 'failed'] }).notNull(),
    /** The time of its next step; null at the end. */
    dueAt: moment(),
    /** Seconds between being processed and coming back. */
    returnsAfter: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('standin_payouts_key').on(t.idempotencyKey),
    index('standin_payouts_reference_idx').on(t.referenceId),
    index('standin_payouts_due_idx').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** Webhooks to be sent to us. */
export const providerWebhooks = pgTable(
  'standin_webhooks',
  {
    id: id(),
    eventId: text().notNull(),
    body: text().notNull(),
    /** The kind of our webhook that receives it. */
    about: text({ enum: ['payments', 'payouts', 'couriers'] })
      .notNull()
      .default('payments'),
    dueAt: moment().notNull(),
    tries: integer().notNull().default(0),
    deliveredAt: moment(),
  },
  (t) => [index('standin_webhooks_due_idx').on(t.dueAt).where(sql`${t.deliveredAt} is null`)],
);

/** Injected faults. */
export const providerFaults = pgTable('standin_faults', {
  id: id(),
  kind: text().notNull(),
  /** The only order with the fault; null: the next one. */
  orderId: text(),
  /** The number of times the fault will still occur. */
  times: integer().notNull(),
  /** Delay of late webhooks and authorisations. */
  seconds: integer().notNull(),
});
