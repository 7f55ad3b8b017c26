import { z } from 'zod';

export const reorderSchema = z.object({
  added: z.array(
    z.object({
      product_id: z.number(),
      name: z.string(),
      /** Quantity now in the cart; less than `wanted` if stock is short. */
      quantity: z.number(),
      wanted: z.number(),
    }),
  ),
  missing: z.array(
    z.object({
      product_id: z.number(),
      name: z.string(),
      reason: z.enum(['not_sold_any_more', 'out_of_stock', 'cart_full']),
    }),
  ),
});

export type Reorder = z.infer<typeof reorderSchema>;
