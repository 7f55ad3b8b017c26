import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { couponPayers } from '@/lib/api/schemas/coupons/terms';
import { refundTargets, shipmentStatuses } from '@/lib/api/schemas/orders';
import { returnPolicies } from '@/lib/api/schemas/returns/terms';
import { locales } from '@/lib/i18n/locales';
import { users } from './accounts';
import { products } from './catalog';
import { changedAt, createdAt, id, moment, paise, ref, translations } from './columns';
import { stores } from './stores';

/** An address as it was when the order was placed. */
export type AddressSnapshot = {
  full_name: string;
  phone: string;
  full_address: string;
  landmark?: string;
  city: string;
  state: string;
  pincode: string;
  location?: { lat: number; lng: number };
};

/** The order's status is derived from its shipments and payment, so no column holds it. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    paymentMethod: text({ enum: ['cod', 'card', 'upi'] }).notNull(),
    shippingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    billingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    /** Taxable value and discount; subtotal + tax − discount + shipping = grand total. */
    subtotal: paise().notNull(),
    tax: paise().notNull(),
    discount: paise().notNull().default(0),
    shipping: paise().notNull(),
    grandTotal: paise().notNull(),
    /** Of the coupon that it was placed with, which gave the discount. */
    couponCode: text(),
    locale: text({ enum: locales }).notNull(),
    idempotencyKey: text(),
    /** SHA-256 of the request that placed it: the same key with another body is refused. */
    requestHash: text(),
    placedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_number_key').on(t.number),
    uniqueIndex('orders_idempotency_key').on(t.userId, t.idempotencyKey),
    index('orders_user_idx').on(t.userId, t.placedAt),
    index('orders_placed_idx').on(t.placedAt, t.id),
    index('orders_phone_idx').on(sql`(${t.shippingAddress}->>'phone')`),
    check(
      'orders_totals_agree',
      sql`${t.subtotal} + ${t.tax} - ${t.discount} + ${t.shipping} = ${t.grandTotal}`,
    ),
    check('orders_coupon', sql`(${t.discount} > 0) = (${t.couponCode} is not null)`),
    check('orders_discount', sql`${t.discount} >= 0`),
  ],
);

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    status: text({ enum: shipmentStatuses }).notNull(),
    shipping: paise().notNull(),
    expectedFrom: moment(),
    expectedTo: moment(),
    /** Who carries it, under which number, and where that tells the way; known once it is shipped. */
    carrier: text(),
    awb: text(),
    trackingUrl: text(),
    /** Sends what an exchange promised: it costs nothing, and has no invoice. */
    isReplacement: boolean().notNull().default(false),
    /** Who said, beside its store, that it arrived: only then is the store paid for it, or after some silence. */
    receivedAt: moment(),
    receivedBy: text({ enum: ['shopper', 'operator'] }),
    /** The shopper says that nothing came: its lines are held until an operator has decided. */
    notReceivedAt: moment(),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (t) => [
    check('shipments_received', sql`(${t.receivedAt} is null) = (${t.receivedBy} is null)`),
    index('shipments_not_received_idx')
      .on(t.notReceivedAt)
      .where(sql`${t.notReceivedAt} is not null and ${t.receivedAt} is null`),
    check('shipments_carrier', sql`(${t.carrier} is null) = (${t.awb} is null)`),
    check('shipments_tracking_url', sql`${t.trackingUrl} ~ '^https://'`),
    uniqueIndex('shipments_one_per_store')
      .on(t.orderId, t.storeId)
      .where(sql`not ${t.isReplacement}`),
    index('shipments_order_idx').on(t.orderId),
    index('shipments_store_idx').on(t.storeId, t.status),
    index('shipments_store_created_idx').on(t.storeId, t.createdAt, t.id),
    index('shipments_store_changed_idx').on(t.storeId, t.changedAt, t.id),
    index('shipments_status_idx').on(t.status, t.orderId),
    index('shipments_under_way_idx')
      .on(t.orderId, t.id)
      .where(sql`${t.status} not in ('delivered', 'returned', 'cancelled')`),
    index('shipments_unconfirmed_idx')
      .on(t.storeId, t.id)
      .where(sql`${t.status} = 'placed' and not ${t.isReplacement}`),
    index('shipments_awb_idx').on(sql`upper(${t.awb})`).where(sql`${t.awb} is not null`),
  ],
);

/** Everything an item needs for its invoice, as it was when the order was placed. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id),
    productId: ref()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    translations: translations<'name'>(),
    slug: text().notNull(),
    image: text(),
    sku: text().notNull(),
    hsn: text().notNull(),
    /** Whole percent, for the release before; the database writes it. */
    gstRate: integer()
      .notNull()
      .$default(() => 0),
    /** Hundredths of a percent, as it was when the order was quoted; never changes (a trigger). */
    gstBasisPoints: integer().notNull(),
    /** Where that came from: the table of rates, or the product's own notification; null before there was a table. */
    gstSource: text({ enum: ['table', 'own'] }),
    returnPolicy: text({ enum: returnPolicies }).notNull().default('return_7'),
    /** Days after the delivery within which it comes back for a fault, whatever its policy. */
    faultDays: smallint().notNull().default(10),
    mrp: paise().notNull(),
    unitPrice: paise().notNull(),
    quantity: integer().notNull(),
    cancelledQuantity: integer().notNull().default(0),
    /** What a coupon takes off the whole quantity, GST included, and who pays that. */
    discount: paise().notNull().default(0),
    couponPaidBy: text({ enum: couponPayers }),
    taxable: paise().notNull(),
    cgst: paise().notNull(),
    sgst: paise().notNull(),
    igst: paise().notNull(),
    total: paise().notNull(),
    /** As of the cart line. */
    fromSearch: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('order_items_one_per_product').on(t.shipmentId, t.productId),
    index('order_items_from_search_idx').on(t.shipmentId).where(sql`${t.fromSearch}`),
    index('order_items_product_idx').on(t.productId),
    check('order_items_gst', sql`${t.gstBasisPoints} between 0 and 10000`),
    check('order_items_quantity', sql`${t.quantity} > 0`),
    check('order_items_price', sql`${t.total} + ${t.discount} = ${t.unitPrice} * ${t.quantity}`),
    check('order_items_coupon', sql`(${t.discount} > 0) = (${t.couponPaidBy} is not null)`),
    check('order_items_discount', sql`${t.discount} >= 0`),
    check('order_items_cancelled', sql`${t.cancelledQuantity} between 0 and ${t.quantity}`),
    check(
      'order_items_parts_agree',
      sql`${t.taxable} + ${t.cgst} + ${t.sgst} + ${t.igst} = ${t.total}`,
    ),
  ],
);

/** The timeline of a shipment. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: id(),
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id),
    status: text({ enum: shipmentStatuses }).notNull(),
    note: text(),
    /** Where only a part of the shipment was cancelled: item id → quantity. */
    cancelledQuantities: jsonb('cancelled_pieces').$type<Record<string, number>>(),
    at: createdAt(),
  },
  (t) => [index('shipment_events_idx').on(t.shipmentId, t.at)],
);

/** What was cancelled in one call, and what it refunded. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    by: text({ enum: ['shopper', 'seller', 'operator', 'system'] }).notNull(),
    reason: text().notNull(),
    /** Paise; goods and shipping together went `target`. */
    goods: paise().notNull(),
    shipping: paise().notNull(),
    target: text({ enum: refundTargets }).notNull(),
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cancellations_idempotency_key').on(t.orderId, t.idempotencyKey),
    check('cancellations_amounts', sql`${t.goods} >= 0 and ${t.shipping} >= 0`),
  ],
);

/** Stock taken for an order that is still being paid. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    productId: ref()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    expiresAt: moment().notNull(),
    settledAt: moment(),
    /** `lapsed`: returned because the time to pay was over; money that comes late may still claim it. */
    outcome: text({ enum: ['sold', 'given_back', 'lapsed'] }),
    /** When the time to pay was found to be over; stays, also where late money took the order up. */
    lapsedAt: moment(),
  },
  (t) => [
    uniqueIndex('stock_holds_one_per_product').on(t.orderId, t.productId),
    index('stock_holds_open_idx').on(t.expiresAt).where(sql`${t.settledAt} is null`),
    index('stock_holds_product_idx').on(t.productId),
    check('stock_holds_quantity', sql`${t.quantity} > 0`),
    check('stock_holds_outcome', sql`(${t.settledAt} is null) = (${t.outcome} is null)`),
    check(
      'stock_holds_taken_up_late',
      sql`${t.outcome} <> 'sold' or ${t.lapsedAt} is null or ${t.settledAt} <= ${t.lapsedAt} + interval '1 hour'`,
    ),
  ],
);
