import { z } from 'zod';
import { idSchema } from '../common';
import { couponCodeSchema } from '../identifiers';
import { couponRefusals } from './terms';

export const cartCouponBodySchema = z.object({
  code: couponCodeSchema,
  items: z
    .array(idSchema)
    .min(1)
    .max(100)
    .optional()
    .describe('cart item ids that the coupon must hold for; without it all lines'),
});

/** A coupon applied to the lines of a cart; money in rupees. */
export const cartCouponSchema = z.object({
  code: z.string(),
  title: z.string().nullable(),
  text: z.string().describe('what it gives and asks, in words'),
  discount: z.number(),
  problem: z
    .object({ reason: z.enum(couponRefusals), message: z.string() })
    .nullable()
    .describe('why it takes nothing off these lines'),
});

export const cartOffersSchema = z.array(cartCouponSchema);

export type CartCoupon = z.infer<typeof cartCouponSchema>;
