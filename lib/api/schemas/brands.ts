import { z } from 'zod';

export const brandSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  product_count: z.number(),
});

export type Brand = z.infer<typeof brandSchema>;
