import { z } from 'zod';
import { productCardSchema, storeSchema } from './catalog';
import type { Numeric } from './common';

export const topSellersQuerySchema = z.object({
  limit: z.coerce
    .number<Numeric>()
    .int()
    .min(1)
    .max(24)
    .catch(8)
    .default(8)
    .meta({ type: 'integer', minimum: 1, maximum: 24 }),
});

/** A store that sold most, with its best-selling products. */
export const topSellerSchema = storeSchema.extend({ products: z.array(productCardSchema) });

export type TopSeller = z.infer<typeof topSellerSchema>;
