import { z } from 'zod';
import { addressFieldsSchema } from './accounts';
import { totalsSchema } from './cart';
import { answer, idSchema } from './common';

export const paymentMethods = ['cod', 'card', 'upi'] as const;

export const shipmentStatuses = [
  'pending_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'delivery_failed',
  'returned',
] as const;

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
    /** What the shopper saw; a differing total is answered with 409, so nobody pays a price unseen. */
    expected_total: z.number().nonnegative().optional(),
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
});

const orderItemSchema = z.object({
  id: z.number(),
  product_id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  quantity: z.number(),
  cancelled_quantity: z.number(),
  unit_price: z.number(),
  mrp: z.number(),
  total: z.number(),
});

const shipmentSchema = z.object({
  id: z.number(),
  store: z.object({ id: z.number(), name: z.string(), slug: z.string() }),
  status: z.enum(shipmentStatuses),
  shipping: z.number(),
  items: z.array(orderItemSchema),
  timeline: z.array(
    z.object({
      status: z.enum(shipmentStatuses),
      at: z.iso.datetime(),
      note: z.string().nullable(),
    }),
  ),
  expected: z.object({ earliest: z.iso.datetime(), latest: z.iso.datetime() }).nullable(),
  can_cancel: z.boolean(),
});

export const orderSchema = z.object({
  id: z.number(),
  number: z.string(),
  status: z.enum(shipmentStatuses),
  placed_at: z.iso.datetime(),
  totals: totalsSchema,
  shipping_address: orderAddressSchema,
  billing_address: orderAddressSchema,
  payment: z.object({
    number: z.string(),
    method: z.enum(paymentMethods),
    status: z.string(),
    amount: z.number(),
  }),
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
  .pick({ number: true, status: true, placed_at: true })
  .extend({ shipments: z.array(shipmentSchema.omit({ can_cancel: true, shipping: true })) });

export type PaymentMethod = (typeof paymentMethods)[number];
export type ShipmentStatus = (typeof shipmentStatuses)[number];
export type PlaceOrderBody = z.input<typeof placeOrderSchema>;
export type Order = z.infer<typeof orderSchema>;
export type Shipment = Order['shipments'][number];
export type OrderItem = Shipment['items'][number];
export type OrderList = z.infer<typeof orderListSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Tracking = z.infer<typeof trackingSchema>;
