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
import {
  disputable,
  returnConditions,
  returnKinds,
  returnReasons,
  returnStatuses,
  returnTargets,
} from '@/lib/contract/schemas/returns/terms';
import type { Translations } from '@/lib/i18n/translated';
import { users } from './accounts';
import { products } from './catalog';
import { changedAt, createdAt, id, moment, paise, ref } from './columns';
import { orderItems, orders, shipments } from './orders';
import { invoices } from './payments';
import { stores } from './stores';

/** The account for the refund of an order paid in cash; only its last characters are kept once it is paid. */
export type RefundAccount =
  | { kind: 'upi'; upi: string }
  | { kind: 'bank'; name: string; account: string; ifsc: string };

/** Returns by shoppers, each from one shipment. Their amounts are fixed at the request. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    number: text().notNull(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    kind: text({ enum: returnKinds }).notNull(),
    status: text({ enum: returnStatuses }).notNull(),
    reason: text({ enum: returnReasons }).notNull(),
    comment: text(),
    /** Goods, shipping and rounding together are refunded to `target`; an exchange refunds only if it fails. */
    goods: paise().notNull(),
    shipping: paise().notNull(),
    /** Signed rounding of cash: the last return of a shipment gives back exactly the rest of what was paid. */
    rounding: paise().notNull().default(0),
    target: text({ enum: returnTargets }).notNull(),
    account: jsonb().$type<RefundAccount>(),
    condition: text({ enum: returnConditions }),
    /** The time at which it continues by itself, because whoever must act has not. */
    dueAt: moment(),
    /** The end of the time in which a refusal can be disputed; null for no end. */
    disputeUntil: moment(),
    /** The dispute of a refusal, once at most; `disputed_from` is the disputed state. */
    disputedAt: moment(),
    disputedFrom: text({ enum: disputable }),
    disputedBy: text({ enum: ['shopper', 'seller'] }),
    /** The shopper's report that the goods are on their way; carrier and AWB in capitals. */
    handedOverAt: moment(),
    handedOverCarrier: text(),
    handedOverAwb: text(),
    /** True if the replacements of an exchange are taken from stock, and wait to be sent. */
    replacementReserved: boolean().notNull().default(false),
    /** The time since which the goods are back but the replacement is sold out. */
    awaitingStockSince: moment(),
    replacementShipmentId: ref().references(() => shipments.id),
    refundedAt: moment(),
    /**
     * The payout of a refund to a UPI id or bank account, with the operator's reference; without a reference
     * all of it had been paid before.
     */
    paidAt: moment(),
    paidReference: text(),
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (t) => [
    uniqueIndex('returns_number_key').on(t.number),
    uniqueIndex('returns_idempotency_key').on(t.orderId, t.idempotencyKey),
    uniqueIndex('returns_replacement_key').on(t.replacementShipmentId),
    uniqueIndex('returns_shipping_once')
      .on(t.shipmentId)
      .where(sql`${t.shipping} > 0 and ${t.status} not in ('refused', 'sent_back', 'lapsed')`),
    index('returns_order_idx').on(t.orderId),
    index('returns_shipment_idx').on(t.shipmentId),
    index('returns_store_idx').on(t.storeId, t.status, t.id),
    index('returns_store_changed_idx').on(t.storeId, t.changedAt, t.id),
    index('returns_due_idx').on(t.storeId, t.dueAt).where(sql`${t.dueAt} is not null`),
    index('returns_refunded_idx').on(t.refundedAt),
    check(
      'returns_amounts',
      sql`${t.goods} >= 0 and ${t.shipping} >= 0 and ${t.goods} + ${t.shipping} + ${t.rounding} >= 0`,
    ),
    check('returns_refunded', sql`${t.status} <> 'refunded' or ${t.refundedAt} is not null`),
    check('returns_paid', sql`${t.paidReference} is null or ${t.paidAt} is not null`),
    uniqueIndex('returns_awb_key')
      .on(t.handedOverCarrier, t.handedOverAwb)
      .where(sql`${t.handedOverAwb} is not null`),
    check(
      'returns_hand_over',
      sql`(${t.handedOverCarrier} is null) = (${t.handedOverAwb} is null)
        and (${t.handedOverAt} is not null or ${t.handedOverAwb} is null)`,
    ),
    check('returns_disputed', sql`(${t.disputedAt} is null) = (${t.disputedFrom} is null)`),
  ],
);

export const returnItems = pgTable(
  'return_items',
  {
    id: id(),
    returnId: ref()
      .notNull()
      .references(() => returns.id),
    orderItemId: ref()
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
    /** The SKU that an exchange sends instead. */
    replacementId: ref().references(() => products.id),
    /** The price of these units as on the invoice. */
    taxable: paise().notNull(),
    cgst: paise().notNull(),
    sgst: paise().notNull(),
    igst: paise().notNull(),
    total: paise().notNull(),
  },
  (t) => [
    uniqueIndex('return_items_key').on(t.returnId, t.orderItemId),
    index('return_items_order_item_idx').on(t.orderItemId),
    check('return_items_quantity', sql`${t.quantity} > 0`),
    check(
      'return_items_parts_agree',
      sql`${t.taxable} + ${t.cgst} + ${t.sgst} + ${t.igst} = ${t.total}`,
    ),
  ],
);

/**
 * Units of a line for which a return was requested: each at most once, with its own share of the line's
 * amounts, so that parts always add up to the line.
 */
export const returnUnits = pgTable(
  'return_units',
  {
    orderItemId: ref()
      .notNull()
      .references(() => orderItems.id),
    /** The number of the unit, from 1. */
    unit: integer().notNull(),
    returnItemId: ref()
      .notNull()
      .references(() => returnItems.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.orderItemId, t.unit] }),
    index('return_units_item_idx').on(t.returnItemId),
    check('return_units_unit', sql`${t.unit} > 0`),
  ],
);

/** Pictures of a return; one without a return was uploaded for a request not sent yet. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    id: id(),
    returnId: ref().references(() => returns.id),
    /** The owner: the shopper or the store. */
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    storeId: ref().references(() => stores.id),
    position: integer(),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('return_pictures_return_idx').on(t.returnId),
    index('return_pictures_user_idx').on(t.userId),
    index('return_pictures_unused_idx').on(t.createdAt).where(sql`${t.returnId} is null`),
  ],
);

/** The timeline of a return. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: id(),
    returnId: ref()
      .notNull()
      .references(() => returns.id),
    status: text({ enum: returnStatuses }).notNull(),
    by: text({ enum: ['shopper', 'seller', 'operator', 'system'] }).notNull(),
    note: text(),
    at: createdAt(),
  },
  (t) => [index('return_events_idx').on(t.returnId, t.at)],
);

/** A line of a credit note, in paise, as it was issued. */
export type CreditLine = {
  kind: 'goods' | 'delivery';
  name: string;
  translations: Translations<'name'>;
  hsn: string;
  quantity: number;
  unitPrice: number;
  rate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
};

/** Credit notes of sellers for invoices, in whole or in part (CGST Act, section 34). */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    invoiceId: ref()
      .notNull()
      .references(() => invoices.id),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    /** The return; null where the shipment came back undelivered. */
    returnId: ref().references(() => returns.id),
    number: text().notNull(),
    lines: jsonb().$type<CreditLine[]>().notNull(),
    taxable: paise().notNull(),
    cgst: paise().notNull(),
    sgst: paise().notNull(),
    igst: paise().notNull(),
    total: paise().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('credit_notes_number_key').on(t.storeId, t.number),
    index('credit_notes_number_idx').on(t.number),
    uniqueIndex('credit_notes_return_key').on(t.returnId),
    uniqueIndex('credit_notes_undelivered_key').on(t.invoiceId).where(sql`${t.returnId} is null`),
    index('credit_notes_invoice_idx').on(t.invoiceId),
    index('credit_notes_issued_idx').on(t.issuedAt),
    check('credit_notes_number', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
    check(
      'credit_notes_parts_agree',
      sql`${t.taxable} + ${t.cgst} + ${t.sgst} + ${t.igst} = ${t.total}`,
    ),
  ],
);

/** Consecutive per seller and financial year, as those of invoices. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  {
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    financialYear: text().notNull(),
    last: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.financialYear] })],
);
