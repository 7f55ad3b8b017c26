import { z } from 'zod';
import { normalised } from '@/lib/security/normalised';
import { couponRefusals } from './terms';

/** Letters and digits, however they are written; answered in capitals. */
export const couponCodeSchema = z
  .string({ error: 'coupon_code' })
  .max(100, 'coupon_code')
  .transform((value) => normalised(value, 100, 'NFKC').replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/, 'coupon_code'));

export const cartCouponBodySchema = z.object({ code: couponCodeSchema });

/** A coupon held against the lines of a cart; money in rupees. */
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
