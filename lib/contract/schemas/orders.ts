import { z } from 'zod';
import { addressFieldsSchema } from './accounts';
import { totalsSchema } from './cart';
import {
  answer,
  idSchema,
  line,
  pageQuerySchema,
  quantitySchema,
  queryList,
  searchTextSchema,
} from './common';
import { taxDocumentKinds } from './gst/document-kind';
import { otpSchema } from './identifiers';
import { courierReportSchema } from './orders/scans';
import { shipmentStatuses } from './orders/statuses';

export const paymentMethods = ['upi', 'card', 'cod'] as const;

export { shipmentStatuses };

export const placeOrderSchema = z
  .object({
    /** Cart item ids. */
    items: z
      .array(idSchema, { error: 'items_required' })
      .min(1, 'items_required')
      .max(100, 'items_too_many'),
    shipping_address: addressFieldsSchema,
    billing_same_as_shipping: z.union([z.boolean(), z.literal(1).transform(() => true)]).optional(),
    billing_address: addressFieldsSchema.optional(),
    payment_method: z.enum(paymentMethods, { error: 'payment_method' }),
    /**
     * The total the shopper saw; 409 if it has changed since. An invalid coupon in the cart is removed if this
     * is the total without it; otherwise the order is refused with the coupon's reason.
     */
    expected_total: z.number().nonnegative().optional(),
    /** The code that a cash order needs after 422 with `cash_code` in its data. */
    cash_code: otpSchema.optional(),
  })
  .refine((body) => body.billing_same_as_shipping || body.billing_address, {
    error: 'address_required',
    path: ['billing_address'],
  });

const orderAddressSchema = z.object({
  full_name: z.string(),
  phone: z.string(),
  full_address: z.string(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  location: addressFieldsSchema.shape.location,
});

const orderItemSchema = z.object({
  id: z.number(),
  product_id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  quantity: z.number(),
  cancelled_quantity: z.number(),
  /** Units with a return or exchange in progress or done. */
  returned_quantity: z.number().default(0),
  unit_price: z.number(),
  mrp: z.number(),
  /** The coupon's share. */
  discount: z.number().default(0),
  /** The total after the discount, for the ordered quantity; `cancelled_total` is the part for cancelled units. */
  total: z.number(),
  cancelled_total: z.number(),
});

/** Its number among the shipments of its store in this order; null where there is one. */
export const shipmentPartSchema = z
  .object({ number: z.number(), of: z.number() })
  .nullable()
  .default(null);

const shipmentSchema = z.object({
  id: z.number(),
  part: shipmentPartSchema,
  store: z.object({ id: z.number(), name: z.string(), slug: z.string() }),
  status: z.enum(shipmentStatuses),
  shipping: z.number(),
  items: z.array(orderItemSchema),
  timeline: z.array(
    z.object({
      status: z.enum(shipmentStatuses),
      at: z.iso.datetime(),
      note: z.string().nullable(),
      /** Set if part of the shipment was cancelled. */
      cancelled: z.array(z.object({ name: z.string(), quantity: z.number() })).nullable(),
    }),
  ),
  expected: z.object({ earliest: z.iso.datetime(), latest: z.iso.datetime() }).nullable(),
  /** The carrier, after it is known; `tracking_url` leads to its site. */
  carrier: z
    .object({ name: z.string(), awb: z.string(), tracking_url: z.string().nullable() })
    .nullable()
    .default(null),
  /** The courier's report, where the market's courier was booked. */
  courier: courierReportSchema.nullable().default(null),
  can_cancel: z.boolean(),
  /** Signed rounding of the cash for the rest of it to whole rupees. */
  rounding: z.number().default(0),
  /** True for an exchange's shipment, which is free. */
  is_replacement: z.boolean().default(false),
  /** The last moment to return or exchange an item; `fault_until` for faulty goods. */
  return_until: z.iso.datetime().nullable().default(null),
  fault_until: z.iso.datetime().nullable().default(null),
  /** `ask` if the shopper may still say that it arrived or did not; `waiting` after they said that nothing came. */
  arrival: z.enum(['ask', 'waiting', 'received']).nullable().default(null),
  /** The code for the store's rider, while it is out for delivery. */
  delivery_code: z.string().nullable().default(null),
  /** The invoice number, after the invoice is issued. */
  invoice_number: z.string().nullable(),
  invoice_kind: z.enum(taxDocumentKinds).nullable().default(null),
});

export const refundStatuses = ['pending', 'processed', 'failed'] as const;

const refundSchema = z.object({
  amount: z.number(),
  status: z.enum(refundStatuses),
  /** The reason in words. */
  reason: z.string(),
  requested_at: z.iso.datetime(),
  processed_at: z.iso.datetime().nullable(),
});

export const orderSchema = z.object({
  id: z.number(),
  number: z.string(),
  status: z.enum(shipmentStatuses),
  placed_at: z.iso.datetime(),
  /** `totals` as ordered; `current_totals` without cancelled and returned units. */
  totals: totalsSchema,
  current_totals: totalsSchema,
  /** The coupon of the order. */
  coupon_code: z.string().nullable().default(null),
  shipping_address: orderAddressSchema,
  billing_address: orderAddressSchema,
  payment: z.object({
    number: z.string(),
    method: z.enum(paymentMethods),
    status: z.string(),
    /** The amount paid, or to be paid while `captured` is false. */
    amount: z.number(),
    captured: z.boolean(),
    transaction_id: z.string().nullable(),
    processed_at: z.iso.datetime().nullable(),
    can_pay_online: z
      .boolean()
      .default(false)
      .describe('paid on delivery, and may be paid online until its first delivery'),
    was_cash: z
      .boolean()
      .default(false)
      .describe('ordered as cash on delivery and paid online since: nothing is collected'),
  }),
  refunds: z.array(refundSchema),
  shipments: z.array(shipmentSchema),
});

export const orderAnswerSchema = answer(orderSchema);

export const orderSummarySchema = orderSchema
  .pick({ id: true, number: true, status: true, placed_at: true })
  .extend({
    grand_total: z.number(),
    item_count: z.number(),
    items: z.array(
      orderItemSchema.pick({ id: true, name: true, slug: true, image: true, quantity: true }),
    ),
  });

export const orderListSchema = z.object({
  orders: z.array(orderSummarySchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export const trackingSchema = orderSchema
  .pick({ number: true, status: true, placed_at: true, refunds: true })
  .extend({
    shipments: z.array(
      shipmentSchema.omit({
        can_cancel: true,
        shipping: true,
        rounding: true,
        invoice_number: true,
        invoice_kind: true,
        return_until: true,
        fault_until: true,
        arrival: true,
      }),
    ),
  });

/** Orders with shipments in transit, the newest first. */
export const trackingListSchema = z.array(trackingSchema);

/** `30d`, `6m` or a calendar year in India. */
const periodPattern = /^(30d|6m|20\d\d)$/;

/** Several statuses mean any of them; `search` covers order numbers and item names. */
export const orderListQuerySchema = pageQuerySchema.extend({
  status: queryList
    .transform((given) =>
      given?.filter((status): status is ShipmentStatus =>
        (shipmentStatuses as readonly string[]).includes(status),
      ),
    )
    .meta({ type: 'array', items: { type: 'string', enum: [...shipmentStatuses] } }),
  search: searchTextSchema,
  period: z
    .string()
    .regex(periodPattern)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', pattern: periodPattern.source }),
});

/**
 * The subject of a cancellation: the whole order, some items, or part of their quantity (`quantities` by item
 * id; an item of `item_ids` without one is cancelled completely).
 */
export const cancelOrderSchema = z.object({
  reason: line(200, 'cancel_reason'),
  item_ids: z.array(idSchema).min(1, 'items_required').max(100, 'items_too_many').optional(),
  quantities: z
    .record(z.string().regex(/^\d{1,15}$/), quantitySchema.pipe(z.number().min(1, 'quantity_min')))
    .refine((given) => Object.keys(given).length <= 100, 'items_too_many')
    .optional(),
});

/** The destination of a cancellation's money: back to its source, or off the cash due on delivery. */
export const refundTargets = ['original_payment', 'cash_due', 'nothing_paid'] as const;

export const cancellationSchema = z.object({
  /**
   * `goods` + `shipping` + `rounding` − `before` = `amount`, in rupees; `rounding` is signed, of cash in whole
   * rupees; `before`: earlier refunds by the market.
   */
  refund: z.object({
    amount: z.number(),
    goods: z.number(),
    shipping: z.number(),
    rounding: z.number().default(0),
    before: z.number().default(0),
    to: z.enum(refundTargets),
    payment_method: z.enum(paymentMethods),
  }),
  /** The order's totals after the cancellation. */
  totals_after: totalsSchema,
  /** The order now; unchanged with `?preview=1`. */
  order: orderSchema,
});

export const cancelAnswerSchema = answer(cancellationSchema);

export type PaymentMethod = (typeof paymentMethods)[number];
export type ShipmentStatus = (typeof shipmentStatuses)[number];
export type PlaceOrderBody = z.input<typeof placeOrderSchema>;
export type Order = z.infer<typeof orderSchema>;
export type Shipment = Order['shipments'][number];
export type OrderItem = Shipment['items'][number];
export type OrderList = z.infer<typeof orderListSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Tracking = z.infer<typeof trackingSchema>;
export type OrderRefund = Order['refunds'][number];
export type Cancellation = z.infer<typeof cancellationSchema>;
