import { z } from 'zod';
import { totalsSchema } from './cart';
import { idSchema, pincodeSchema } from './common';
import { cartCouponSchema } from './coupons/cart';
import { paymentMethods } from './orders';

export const quoteBodySchema = z.object({
  /** Cart item ids. */
  items: z
    .array(idSchema, { error: 'items_required' })
    .min(1, 'items_required')
    .max(100, 'items_too_many'),
  pincode: pincodeSchema,
  /** Delivery state, for the split of the tax where no state has the pincode. */
  state: z.string().max(200).optional(),
});

/** Why a payment method is not available. */
export const methodRefusals = [
  'not_served',
  'cod_not_here',
  'cod_over_limit',
  'cod_too_many',
  'cod_new_value',
  'no_provider',
  'payment_too_small',
] as const;

/** Delivery, payment methods and totals for these lines at a pincode, as placing the order would decide. */
export const quoteSchema = z.object({
  serviceable: z.boolean().describe('every store delivers there'),
  city: z.string().nullable(),
  state: z.string().nullable(),
  stores: z.array(
    z.object({
      store: z.object({ id: z.number(), name: z.string(), slug: z.string() }),
      items: z.array(z.number()).describe('cart item ids'),
      serviceable: z.boolean(),
      shipping: z.number(),
      earliest: z.iso.date().nullable().describe('a day in India'),
      latest: z.iso.date().nullable(),
    }),
  ),
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      available: z.boolean(),
      reason: z.enum(methodRefusals).nullable(),
      message: z.string().nullable().describe('the reason in words'),
    }),
  ),
  totals: totalsSchema,
  coupon: cartCouponSchema
    .nullable()
    .default(null)
    .describe('in the cart, held against these lines'),
});

export type MethodRefusal = (typeof methodRefusals)[number];
export type QuoteBody = z.input<typeof quoteBodySchema>;
export type Quote = z.infer<typeof quoteSchema>;
