import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { remittanceStates } from '@/lib/contract/schemas/operators/remittances';
import { createdAt, id, moment, paise, ref } from './columns';
import { operators } from './operators';
import { orders, shipments } from './orders';
import { payments, refunds } from './payments';
import type { RefundAccount } from './returns';
import { stores } from './stores';

/** Operators' notes on an order. Append-only: a trigger refuses changes and deletions. */
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

/** Sent mails about an order; the outbox forgets them. Without an address the mail went to the shopper's own. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    kind: text().notNull(),
    subject: text().notNull(),
    /** The channel that took it; null for mails from before it was recorded. */
    provider: text(),
    sentAt: createdAt(),
  },
  (t) => [index('sent_mails_order_idx').on(t.orderId, t.id)],
);

/**
 * Receipts of an order's cash from courier or store, entered by an operator: nothing else captures a payment
 * on delivery. Append-only: a trigger refuses changes and deletions.
 */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    amount: paise().notNull(),
    /** The reference of the deposit; one may cover several orders. */
    reference: text().notNull(),
    /** Deducted from what the market owes the stores whose riders kept the cash. */
    isNetted: boolean().notNull().default(false),
    /** The operator; null for the key OPERATOR_TOKEN, and for cash from before receipts were kept. */
    operatorId: ref().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cash_receipts_payment_key').on(t.paymentId),
    index('cash_receipts_reference_idx').on(t.reference),
    check('cash_receipts_amount', sql`${t.amount} >= 0`),
  ],
);

/**
 * Rows of the remittances by which couriers hand over the cash that they collected, each once. `applied` is the
 * part that was due for the shipment; the rest of the amount is owed back to somebody.
 */
export const cashRemittances = pgTable(
  'cash_remittances',
  {
    id: id(),
    /** The courier's name in the list of providers. */
    courier: text().notNull(),
    reference: text().notNull(),
    awb: text().notNull(),
    amount: paise().notNull(),
    applied: paise().notNull(),
    state: text({ enum: remittanceStates }).notNull(),
    paidOn: date({ mode: 'string' }),
    /** Null for an AWB number that the courier does not have from us. */
    shipmentId: ref().references(() => shipments.id),
    /** Null for the key OPERATOR_TOKEN, and for what the courier was asked for. */
    operatorId: ref().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cash_remittances_key').on(t.courier, t.reference, t.awb),
    index('cash_remittances_shipment_idx').on(t.shipmentId),
    index('cash_remittances_surplus_idx').on(t.id).where(sql`${t.applied} < ${t.amount}`),
    check(
      'cash_remittances_amounts',
      sql`${t.amount} > 0 and ${t.applied} between 0 and ${t.amount}
        and (${t.shipmentId} is not null or ${t.applied} = 0)`,
    ),
  ],
);

/** Amounts up to which an operator may act alone. */
export const operatorLimits = pgTable(
  'operator_limits',
  {
    name: text({ enum: ['refund_alone', 'adjust_alone'] }).primaryKey(),
    amount: paise().notNull(),
    /** The amount that applies in place of a raised one until a day has passed; set by a trigger. */
    heldAmount: paise(),
    heldUntil: moment(),
  },
  (t) => [check('operator_limits_amount', sql`${t.amount} >= 0`)],
);

/**
 * Refunds by an operator beyond those of returns and cancellations. A trigger decides which need a second
 * operator and who may be one, and keeps the request unchanged.
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
    /** The account to which the refund of a cash order goes; shortened once it is paid. */
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
    /** The reference of the payout, for an order paid in cash. */
    paidReference: text(),
    /** The key of the request, with the hash of its body: a repeated request creates nothing. */
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
 * Credits and charges of stores at operators' request. A trigger decides which need a second operator and who
 * may be one; the ledger refuses any without it.
 */
export const storeAdjustments = pgTable(
  'store_adjustments',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** The amount: positive credits the store, negative charges it. */
    amount: paise().notNull(),
    /** The reason that the seller reads in the statement. */
    reason: text().notNull(),
    /** The key, used once; the ledger's reference is `adjustment:` followed by it. */
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
