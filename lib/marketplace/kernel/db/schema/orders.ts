import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { couponPayers } from '@/lib/contract/schemas/coupons/terms';
import { refundTargets, shipmentStatuses } from '@/lib/contract/schemas/orders';
import { returnPolicies } from '@/lib/contract/schemas/returns/terms';
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

/** Orders; an order's status is derived from its shipments and payment, so no column holds it. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    paymentMethod: text({ enum: ['cod', 'card', 'upi'] }).notNull(),
    /** Ordered as cash on delivery, then paid online before the delivery: totals stay in whole rupees. */
    wasCash: boolean().notNull().default(false),
    shippingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    billingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    /** Taxable value and discount; subtotal + tax − discount + shipping + rounding = grand total. */
    subtotal: paise().notNull(),
    tax: paise().notNull(),
    discount: paise().notNull().default(0),
    shipping: paise().notNull(),
    /** Signed rounding of the cash of each shipment to whole rupees; 0 where nothing is paid on delivery. */
    rounding: paise().notNull().default(0),
    grandTotal: paise().notNull(),
    /** The code of the coupon that gave the discount. */
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
    index('orders_pincode_id_idx').on(sql`(${t.shippingAddress}->>'pincode')`, t.id),
    index('orders_recipient_idx').using(
      'gin',
      sql`(${t.shippingAddress}->>'full_name') gin_trgm_ops`,
    ),
    index('orders_amount_idx').on(t.grandTotal, t.id),
    index('orders_payment_method_idx').on(t.paymentMethod, t.id),
    check(
      'orders_totals_agree',
      sql`${t.subtotal} + ${t.tax} - ${t.discount} + ${t.shipping} + ${t.rounding} = ${t.grandTotal}`,
    ),
    check('orders_rounding', sql`${t.rounding} = 0 or ${t.paymentMethod} = 'cod' or ${t.wasCash}`),
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
    /** Cash is collected in whole rupees; false where it was to be paid online, and for cash orders from before. */
    inRupees: boolean().notNull().default(false),
    expectedFrom: moment(),
    expectedTo: moment(),
    /** The day in India on which it was to leave, as the promise counts; null for orders from before. */
    leavesOn: date({ mode: 'string' }),
    /** The carrier, the tracking number and the tracking page; known once it is shipped. */
    carrier: text(),
    awb: text(),
    trackingUrl: text(),
    /** The provider that is booked for it and reports its scans; null where the store delivers it. */
    courier: text(),
    /** True for the replacement of an exchange: it costs nothing, and has no invoice. */
    isReplacement: boolean().notNull().default(false),
    /** True for what its store packed apart from the shipment it was ordered in (`shipmentSplits`). */
    isSplitOff: boolean().notNull().default(false),
    /** Paise, −100, 0 or 100: its share of the rounding of the cash for the shipment before it was split. */
    roundingShift: paise().notNull().default(0),
    /**
     * The proof of the delivery beside the store's own word: the shopper, an operator with a reason, or the delivery
     * code. A courier's scans prove a delivery too and set nothing here, so that the shopper may still deny it.
     */
    receivedAt: moment(),
    receivedBy: text({ enum: ['shopper', 'operator', 'code'] }),
    /** The time at which the shopper reported that nothing came: its lines are held until an operator has decided. */
    notReceivedAt: moment(),
    createdAt: createdAt(),
    changedAt: changedAt(),
  },
  (t) => [
    check(
      'shipments_rounding_shift',
      sql`${t.roundingShift} = 0 or (${t.roundingShift} in (-100, 100) and ${t.inRupees})`,
    ),
    check('shipments_received', sql`(${t.receivedAt} is null) = (${t.receivedBy} is null)`),
    index('shipments_not_received_idx')
      .on(t.notReceivedAt)
      .where(sql`${t.notReceivedAt} is not null and ${t.receivedAt} is null`),
    check('shipments_carrier', sql`(${t.carrier} is null) = (${t.awb} is null)`),
    check('shipments_tracking_url', sql`${t.trackingUrl} ~ '^https://'`),
    uniqueIndex('shipments_ordered_key')
      .on(t.orderId, t.storeId)
      .where(sql`not ${t.isReplacement} and not ${t.isSplitOff}`),
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

/** Items of an order with all facts for the invoice, as they were when the order was placed. */
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
    /** The rate in whole percent for the previous release; the database writes it. */
    gstRate: integer()
      .notNull()
      .$default(() => 0),
    /** The rate in hundredths of a percent, as quoted for the order; never changes (a trigger). */
    gstBasisPoints: integer().notNull(),
    /** The source of the rate: the table of rates, or the product's own notification; null before there was a table. */
    gstSource: text({ enum: ['table', 'own'] }),
    returnPolicy: text({ enum: returnPolicies }).notNull().default('return_7'),
    /** Days after the delivery within which it can be returned for a fault, whatever its policy. */
    faultDays: smallint().notNull().default(10),
    mrp: paise().notNull(),
    unitPrice: paise().notNull(),
    quantity: integer().notNull(),
    cancelledQuantity: integer().notNull().default(0),
    /** The coupon's discount on the whole quantity, GST included, and who pays it. */
    discount: paise().notNull().default(0),
    couponPaidBy: text({ enum: couponPayers }),
    taxable: paise().notNull(),
    cgst: paise().notNull(),
    sgst: paise().notNull(),
    igst: paise().notNull(),
    total: paise().notNull(),
    /** Copied from the cart line. */
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
    /** Quantities by item id, where only a part of the shipment was cancelled. */
    cancelledQuantities: jsonb('cancelled_pieces').$type<Record<string, number>>(),
    at: createdAt(),
  },
  (t) => [index('shipment_events_idx').on(t.shipmentId, t.at)],
);

/** The quantities cancelled in one call, and the refund. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    by: text({ enum: ['shopper', 'seller', 'operator', 'system'] }).notNull(),
    reason: text().notNull(),
    /** Amounts in paise; goods, shipping and the signed rounding together went to `target`. */
    goods: paise().notNull(),
    shipping: paise().notNull(),
    rounding: paise().notNull().default(0),
    target: text({ enum: refundTargets }).notNull(),
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cancellations_idempotency_key').on(t.orderId, t.idempotencyKey),
    check(
      'cancellations_amounts',
      sql`${t.goods} >= 0 and ${t.shipping} >= 0 and ${t.goods} + ${t.shipping} + ${t.rounding} >= 0`,
    ),
  ],
);

/** Stock held for an order that is still being paid. */
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
    /** The outcome; `lapsed`: returned because the time to pay was over; a late payment may still claim it. */
    outcome: text({ enum: ['sold', 'given_back', 'lapsed'] }),
    /** The time at which the hold was found to have expired; kept even if a late payment revived the order. */
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
