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
 * The books of the built-in test provider, as if they were another company's: nothing of the marketplace
 * refers to them. They have a migration set of their own (docs/decisions/0014).
 */

/** One row: the secrets of this installation's test provider. */
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
    /** When a payment that failed is authorised after all. */
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

/** Payouts from the account of the market, with what will become of each. */
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
    /** The payee as far as it is kept here: a real provider would keep the number. */
    payee: text().notNull(),
    lastDigits: text().notNull(),
    ifsc: text().notNull(),
    status: text({ enum: ['queued', 'processing', 'processed', 'reversed', 'failed'] }).notNull(),
    utr: text(),
    idempotencyKey: text().notNull(),
    /** Of the request, for the same key with another one is refused. */
    requestHash: text().notNull(),
    /** Where it ends. */
    fate: text({ enum: ['processed', 'reversed', 'failed'] }).notNull(),
    /** When it takes its next step; null at the end. */
    dueAt: moment(),
    /** Seconds from being processed to coming back. */
    returnsAfter: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('standin_payouts_key').on(t.idempotencyKey),
    index('standin_payouts_reference_idx').on(t.referenceId),
    index('standin_payouts_due_idx').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** Webhooks on their way to us. */
export const providerWebhooks = pgTable(
  'standin_webhooks',
  {
    id: id(),
    eventId: text().notNull(),
    body: text().notNull(),
    /** Which of our webhooks it goes to. */
    about: text({ enum: ['payments', 'payouts'] })
      .notNull()
      .default('payments'),
    dueAt: moment().notNull(),
    tries: integer().notNull().default(0),
    deliveredAt: moment(),
  },
  (t) => [index('standin_webhooks_due_idx').on(t.dueAt).where(sql`${t.deliveredAt} is null`)],
);

/** Faults on purpose. */
export const providerFaults = pgTable('standin_faults', {
  id: id(),
  kind: text().notNull(),
  /** Only for this order; null: for whichever comes next. */
  orderId: text(),
  /** How often it will still happen. */
  times: integer().notNull(),
  /** Delay of late webhooks and authorisations. */
  seconds: integer().notNull(),
});
