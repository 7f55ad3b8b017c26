import { z } from 'zod';
import { productCardSchema } from './catalog';
import { answer, idSchema, quantitySchema } from './common';

export const addToCartSchema = z.object({
  product_id: idSchema,
  store_id: idSchema,
  quantity: quantitySchema.default(1),
});

export const updateCartSchema = z.object({ quantity: quantitySchema });

/** Rupees. Prices include GST: subtotal + tax − discount + shipping = grand_total to the paisa. */
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
