import { z } from 'zod';
import { productCardSchema } from './catalog';
import { answer, idSchema, quantitySchema } from './common';
import { cartCouponSchema } from './coupons/cart';

export const addToCartSchema = z.object({
  product_id: idSchema,
  store_id: idSchema,
  quantity: quantitySchema.default(1),
  /** Counted, nothing else: the product was opened from the results of a search. */
  from_search: z.boolean().catch(false).default(false).meta({ type: 'boolean' }),
});

export const updateCartSchema = z.object({ quantity: quantitySchema });

/**
 * Rupees. Prices include GST: subtotal + tax − discount + shipping = grand_total to the paisa. The discount of a
 * coupon includes GST, too: `tax` is what is due after it, and subtotal − discount the taxable value.
 */
export const totalsSchema = z.object({
  subtotal: z.number(),
  tax: z.number(),
  shipping: z.number(),
  discount: z.number(),
  grand_total: z.number(),
});

export const cartItemSchema = z.object({
  id: z.number(),
  quantity: z.number(),
  product: productCardSchema,
  store: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    /** Shipping of this store for this cart, in rupees. */
    shipping: z.number(),
    /** Null also where the place costs extra in any case. */
    free_shipping_from: z.number().nullable(),
  }),
  /** Rupees per unit now, a live deal included, and when it was added. */
  unit_price: z.number(),
  price_when_added: z.number(),
  line_total: z.number(),
});

/** Put aside from the cart: rupees per unit now and when it was added; the stock is the product's. */
export const savedItemSchema = cartItemSchema.pick({
  id: true,
  quantity: true,
  product: true,
  unit_price: true,
  price_when_added: true,
});

export const savedItemsAnswerSchema = answer(z.array(savedItemSchema));

export const cartAnswerSchema = z.object({
  success: z.literal(true),
  cartItems: z.array(cartItemSchema),
  data: z.array(cartItemSchema),
  totals: totalsSchema,
  coupon: cartCouponSchema.nullable().describe('in the cart, held against these lines'),
  delivery_state: z
    .string()
    .nullable()
    .describe('whose tax the totals hold; while null, every line counts as sent to another state'),
});

export const cartLineAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ id: z.number(), quantity: z.number() }).nullable(),
});

export type Totals = z.infer<typeof totalsSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type SavedItem = z.infer<typeof savedItemSchema>;
export type CartAnswer = z.infer<typeof cartAnswerSchema>;
export type CartLineAnswer = z.infer<typeof cartLineAnswerSchema>;
