import { z } from 'zod';
import { totalsSchema } from './cart';
import { idSchema } from './common';
import { cartCouponSchema } from './coupons/cart';
import { pincodeSchema } from './identifiers';
import { paymentMethods } from './orders';
import { codeChannels } from './orders/cash-code';

export const quoteBodySchema = z.object({
  /** Cart item ids. */
  items: z
    .array(idSchema, { error: 'items_required' })
    .min(1, 'items_required')
    .max(100, 'items_too_many'),
  pincode: pincodeSchema,
  /** Delivery state, for the tax split if the pincode has no state. */
  state: z.string().max(200).optional(),
  /** The parts of the address by which it is judged complete; cash may depend on them. */
  address: z
    .object({ full_address: z.string().max(400), landmark: z.string().max(120).nullish() })
    .optional(),
});

/** The reason a payment method is not available. */
export const methodRefusals = [
  'not_served',
  'cod_not_here',
  'cod_over_limit',
  'cod_too_many',
  'cod_new_value',
  'cod_store_owes',
  'cod_not_offered',
  'no_provider',
  'payment_too_small',
] as const;

/** Delivery, payment methods and totals for these lines at a pincode, by the rules of placing the order. */
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
      confirm_by: z
        .enum(codeChannels)
        .nullable()
        .default(null)
        .describe('placing it needs a code that is sent this way'),
    }),
  ),
  totals: totalsSchema,
  cash_totals: totalsSchema
    .optional()
    .describe('where it is paid on delivery: in whole rupees, a store at a time'),
  coupon: cartCouponSchema
    .nullable()
    .default(null)
    .describe('in the cart, held against these lines'),
});

export type MethodRefusal = (typeof methodRefusals)[number];
export type Quote = z.infer<typeof quoteSchema>;
