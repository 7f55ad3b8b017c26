import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, paise, ref } from './columns';
import { operators } from './operators';
import { orders } from './orders';
import { payments, refunds } from './payments';
import type { RefundAccount } from './returns';
import { stores } from './stores';

/** What operators write down about an order. Append-only: a trigger refuses changes and deletions. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    /** Null for the key OPERATOR_TOKEN. */
    operatorId: ref().references(() => operators.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_notes_order_idx').on(t.orderId, t.id)],
);

/** Mails about an order that were sent; the outbox forgets them. Without an address: the shopper's own got it. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    kind: text().notNull(),
    subject: text().notNull(),
    /** The channel that took it; null for mails of before it was noted. */
    provider: text(),
    sentAt: createdAt(),
  },
  (t) => [index('sent_mails_order_idx').on(t.orderId, t.id)],
);

/**
 * Cash of an order that courier or store has handed over, as an operator entered it: nothing else captures a
 * payment on delivery. Append-only: a trigger refuses changes and deletions.
 */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    amount: paise().notNull(),
    /** Of the deposit; one may cover several orders. */
    reference: text().notNull(),
    /** Null for the key OPERATOR_TOKEN, and for cash of before receipts were kept. */
    operatorId: ref().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cash_receipts_payment_key').on(t.paymentId),
    index('cash_receipts_reference_idx').on(t.reference),
    check('cash_receipts_amount', sql`${t.amount} >= 0`),
  ],
);

/** Sums up to which an operator may act alone. */
export const operatorLimits = pgTable(
  'operator_limits',
  {
    name: text({ enum: ['refund_alone', 'adjust_alone'] }).primaryKey(),
    amount: paise().notNull(),
    /** What holds in place of a raised amount, until a day has passed; set by a trigger. */
    heldAmount: paise(),
    heldUntil: moment(),
  },
  (t) => [check('operator_limits_amount', sql`${t.amount} >= 0`)],
);

/**
 * Money that an operator gives back beyond what returns and cancellations do. A trigger says which need a second
 * operator and who may be one, and keeps everything as it was asked for.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    amount: paise().notNull(),
    reason: text().notNull(),
    /** Of an order paid in cash: where the money goes; shortened once it is paid. */
    payTo: jsonb().$type<RefundAccount>(),
    /** Null for the key OPERATOR_TOKEN. */
    requestedBy: ref().references(() => operators.id),
    /** Set by the trigger. */
    needsApproval: boolean().notNull().default(true),
    decision: text({ enum: ['approved', 'refused'] }),
    decidedBy: ref().references(() => operators.id),
    decidedAt: moment(),
    decisionNote: text(),
    refundId: ref().references(() => refunds.id),
    /** Of cash: under which reference it was paid out. */
    paidReference: text(),
    /** Of the call that asked, with the hash of its body: the same one again asks for nothing. */
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refund_requests_idempotency_key').on(t.orderId, t.idempotencyKey),
    uniqueIndex('refund_requests_refund_key').on(t.refundId),
    index('refund_requests_order_idx').on(t.orderId),
    index('refund_requests_open_idx')
      .on(t.id)
      .where(sql`${t.needsApproval} and ${t.decision} is null`),
    check('refund_requests_amount', sql`${t.amount} > 0`),
    check('refund_requests_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    check(
      'refund_requests_second_operator',
      sql`${t.decision} is distinct from 'approved' or ${t.decidedBy} is not null`,
    ),
    check(
      'refund_requests_approved',
      sql`${t.refundId} is null or not ${t.needsApproval} or coalesce(${t.decision} = 'approved', false)`,
    ),
  ],
);

/**
 * Credits and charges of stores that operators asked for. A trigger says which need a second operator and who may be
 * one; the ledger takes none that lacks it.
 */
export const storeAdjustments = pgTable(
  'store_adjustments',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** Positive is credited to the store, negative charged to it. */
    amount: paise().notNull(),
    /** The seller reads it in the statement. */
    reason: text().notNull(),
    /** The same key adjusts once; the ledger's reference is `adjustment:` and it. */
    key: text().notNull(),
    /** Null for the key OPERATOR_TOKEN. */
    requestedBy: ref().references(() => operators.id),
    /** Set by the trigger. */
    needsApproval: boolean().notNull().default(true),
    decision: text({ enum: ['approved', 'refused'] }),
    decidedBy: ref().references(() => operators.id),
    decidedAt: moment(),
    decisionNote: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('store_adjustments_key').on(t.key),
    index('store_adjustments_store_idx').on(t.storeId),
    index('store_adjustments_by_idx').on(t.requestedBy, t.createdAt),
    index('store_adjustments_open_idx')
      .on(t.id)
      .where(sql`${t.needsApproval} and ${t.decision} is null`),
    check('store_adjustments_amount', sql`${t.amount} <> 0`),
    check('store_adjustments_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
  ],
);
