import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { eventFaults } from '@/lib/contract/schemas/operators/webhooks';
import { createdAt, id, moment, ofStore, paise, ref } from './columns';
import { type AddressSnapshot, orders, shipments } from './orders';
import { stores } from './stores';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    number: text().notNull(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: ['cod', 'card', 'upi'] }).notNull(),
    amount: paise().notNull(),
    status: text({
      enum: ['due', 'created', 'authorized', 'captured', 'failed', 'refunded', 'cancelled'],
    }).notNull(),
    /** The provider, known once the payment was opened there; it does not change when another one is offered. */
    provider: text(),
    providerOrderId: text(),
    providerPaymentId: text(),
    providerStatus: text(),
    captured: boolean().notNull().default(false),
    failureReason: text(),
    /** The provider's failure code, such as `insufficient_funds`. */
    failureCode: text(),
    processedAt: moment(),
    /** The time of the next query to the provider; null while there is nothing to ask. */
    askAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payments_number_key').on(t.number),
    uniqueIndex('payments_provider_order_key').on(t.providerOrderId, t.provider),
    uniqueIndex('payments_provider_payment_key').on(t.providerPaymentId, t.provider),
    index('payments_order_idx').on(t.orderId),
    index('payments_status_order_idx').on(t.status, t.orderId),
    index('payments_ask_idx').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('payments_amount', sql`${t.amount} >= 0`),
    check('payments_provider', sql`(${t.provider} is null) = (${t.providerOrderId} is null)`),
  ],
);

/**
 * Payments of cash orders that were opened at a provider before the delivery. The one that counts becomes the
 * payment itself (`payments.providerOrderId`); money for any other goes back.
 */
export const doorPayments = pgTable(
  'door_payments',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    provider: text().notNull(),
    providerOrderId: text().notNull(),
    /** The amount that the order owed when it was opened. */
    amount: paise().notNull(),
    /** The shopper's attempt as the provider reports it; null before the first. */
    providerStatus: text(),
    /** The time of the next query to the provider; null while there is nothing to ask. */
    askAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('door_payments_provider_order_key').on(t.providerOrderId, t.provider),
    uniqueIndex('door_payments_amount_key').on(t.paymentId, t.amount),
    index('door_payments_ask_idx').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('door_payments_amount', sql`${t.amount} > 0`),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    amount: paise().notNull(),
    /** The first of the order's stores. */
    storeId: ofStore(),
    reason: text().notNull(),
    status: text({ enum: ['pending', 'processed', 'failed'] }).notNull(),
    idempotencyKey: text().notNull(),
    /** The provider that took the money and gives it back; null for cash. */
    provider: text(),
    /** The provider's payment to which the money goes back; null for cash. */
    providerPaymentId: text(),
    providerRefundId: text(),
    /** Queries to the provider so far, and the time of the next. */
    tries: integer().notNull().default(0),
    askAt: moment(),
    /** The number of times the provider accepted it and then failed; each new try has a key of its own. */
    failures: integer().notNull().default(0),
    createdAt: createdAt(),
    processedAt: moment(),
  },
  (t) => [
    uniqueIndex('refunds_idempotency_key').on(t.idempotencyKey),
    uniqueIndex('refunds_provider_refund_key').on(t.providerRefundId, t.provider),
    index('refunds_payment_idx').on(t.paymentId),
    index('refunds_turn_idx').on(t.storeId, t.id).where(sql`${t.status} = 'pending'`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_provider', sql`(${t.provider} is null) = (${t.providerPaymentId} is null)`),
  ],
);

/**
 * Amounts that a return or cancellation did not refund because an operator had refunded that part already: no
 * more than was paid can go back through the provider.
 */
export const refundOffsets = pgTable(
  'refund_offsets',
  {
    id: id(),
    paymentId: ref()
      .notNull()
      .references(() => payments.id),
    amount: paise().notNull(),
    /** The key of the refund from which it was deducted. */
    idempotencyKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refund_offsets_key').on(t.idempotencyKey),
    index('refund_offsets_payment_idx').on(t.paymentId),
    check('refund_offsets_amount', sql`${t.amount} > 0`),
  ],
);

/** The inbox of the providers' webhooks: stored raw first, settled afterwards. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    /** The provider that sent it, and so can read it. */
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** The provider's order that the event is about, for the screens. */
    providerOrderId: text(),
    /** The kind of provider that sent it: one that takes money, or one that pays out. */
    source: text({ enum: ['payments', 'payouts'] })
      .notNull()
      .default('payments'),
    payload: jsonb().notNull(),
    receivedAt: createdAt(),
    settledAt: moment(),
    tries: integer().notNull().default(0),
    /** The reason why the last try did not settle it. */
    fault: text({ enum: eventFaults }),
    askAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_events_event_key').on(t.eventId, t.provider, t.source),
    index('payment_events_settled_idx').on(t.receivedAt).where(sql`${t.settledAt} is not null`),
    index('payment_events_open_idx').on(t.askAt).where(sql`${t.settledAt} is null`),
  ],
);

export type SellerSnapshot = {
  legalName: string;
  store: string;
  address: string;
  city: string;
  state: string;
  stateCode: string;
  pincode: string;
  gstin: string;
  email: string | null;
  phone: string;
};

/** The order's addresses as they were when the invoice was issued. */
export type InvoiceParties = { billing: AddressSnapshot; shipping: AddressSnapshot };

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    number: text().notNull(),
    /** The seller on the day of issue: an issued invoice never changes. */
    seller: jsonb().$type<SellerSnapshot>().notNull(),
    /** The buyer on the day of issue, also for its credit notes: erasing the account does not change it. */
    parties: jsonb().$type<InvoiceParties>().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoices_shipment_key').on(t.shipmentId),
    uniqueIndex('invoices_number_key').on(t.storeId, t.number),
    index('invoices_number_idx').on(t.number),
    index('invoices_issued_idx').on(t.issuedAt),
    check('invoices_number', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
  ],
);

/** Consecutive invoice numbers per seller and financial year (GST rule 46): a locked row, never a sequence. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    financialYear: text().notNull(),
    last: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.financialYear] })],
);
