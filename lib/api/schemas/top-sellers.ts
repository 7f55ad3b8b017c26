import { z } from 'zod';
import { productCardSchema, storeSchema } from './catalog';

/** A store that sold most, with its best-selling products. */
export const topSellerSchema = storeSchema.extend({ products: z.array(productCardSchema) });

export type TopSeller = z.infer<typeof topSellerSchema>;
