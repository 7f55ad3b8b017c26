import { z } from 'zod';
import { productCardSchema, storeSchema } from './catalog';
import { type Numeric, pageQuerySchema } from './common';

export const storeSorts = ['sold', 'rating'] as const;

/** Query of GET /api/stores; `rating` puts stores with enough reviews first. */
export const storesQuerySchema = pageQuerySchema.extend({
  sort: z
    .enum(storeSorts)
    .catch('sold')
    .default('sold')
    .meta({ type: 'string', enum: [...storeSorts] }),
});

export type StoreSort = (typeof storeSorts)[number];

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

/** A best-selling store, with its best-selling products. */
export const topSellerSchema = storeSchema.extend({ products: z.array(productCardSchema) });

export type TopSeller = z.infer<typeof topSellerSchema>;
