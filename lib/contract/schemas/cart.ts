import { z } from 'zod';
import { productCardSchema } from './catalog';
import { answer, idSchema, quantitySchema } from './common';
import { cartCouponSchema } from './coupons/cart';

/** Displayed price in rupees a unit; the cart reports if the present price differs. */
const seenPriceSchema = z.number().min(0.01).max(1e7).optional();

export const addToCartSchema = z.object({
  product_id: idSchema,
  store_id: idSchema,
  quantity: quantitySchema.default(1),
  /** True if the product was opened from search results; used only for statistics. */
  from_search: z.boolean().catch(false).default(false).meta({ type: 'boolean' }),
  seen_price: seenPriceSchema,
});

export const updateCartSchema = z.object({
  quantity: quantitySchema,
  seen_price: seenPriceSchema,
});

/**
 * Totals in rupees. Prices include GST: subtotal + tax − discount + shipping + rounding = grand_total to the paisa.
 * A coupon's discount includes GST, too: `tax` is the tax due after it, and subtotal − discount the taxable
 * value.
 */
export const totalsSchema = z.object({
  subtotal: z.number(),
  tax: z.number(),
  shipping: z.number(),
  discount: z.number(),
  rounding: z.number().default(0).describe('signed; makes what is paid in cash whole rupees'),
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
    /** Null also if the place costs extra in any case. */
    free_shipping_from: z.number().nullable(),
  }),
  /** Rupees per unit: now, with a live deal, and as displayed when it was added. */
  unit_price: z.number(),
  price_when_added: z.number(),
  line_total: z.number(),
});

/** An item saved for later: rupees per unit now and when it was added; the stock is the product's. */
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
  data: z
    .object({
      id: z.number(),
      quantity: z.number(),
      unit_price: z.number().optional().describe('rupees now; only where seen_price was sent'),
    })
    .nullable(),
});

export type Totals = z.infer<typeof totalsSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type SavedItem = z.infer<typeof savedItemSchema>;
export type CartAnswer = z.infer<typeof cartAnswerSchema>;
