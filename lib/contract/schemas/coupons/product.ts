import { z } from 'zod';

/** A public coupon that takes something off one piece of a product; money in rupees. */
export const productCouponSchema = z.object({
  code: z.string(),
  title: z.string().nullable(),
  text: z.string().describe('what it gives and asks, in words'),
  discount: z.number(),
  price: z.number().describe('of one piece with the coupon'),
  first_order_only: z.boolean(),
});

export const productCouponsSchema = z.array(productCouponSchema);

export type ProductCoupon = z.infer<typeof productCouponSchema>;
