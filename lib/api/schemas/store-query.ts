import { z } from 'zod';
import { pageQuerySchema } from './common';

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
