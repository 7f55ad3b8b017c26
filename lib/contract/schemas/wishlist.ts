import { z } from 'zod';
import { productCardSchema } from './catalog';
import { idSchema } from './common';

export const addToWishlistSchema = z.object({ product_id: idSchema, store_id: idSchema });

export const wishlistItemSchema = z.object({
  /** The id for DELETE /api/wishlist/remove/{id}. */
  id: z.number(),
  product_id: z.number(),
  /** `quantity` is 0 if it is no longer sold. */
  product: productCardSchema,
  /** Rupees per unit now, with a live deal, and when it was added. */
  unit_price: z.number(),
  price_when_added: z.number(),
  added_at: z.string(),
});

export const wishlistAnswerSchema = z.object({
  success: z.literal(true),
  items: z.array(wishlistItemSchema),
});

export const wishlistItemAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  item: wishlistItemSchema,
});

export type WishlistItem = z.infer<typeof wishlistItemSchema>;
