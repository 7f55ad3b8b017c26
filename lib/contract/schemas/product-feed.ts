import { z } from 'zod';
import type { Numeric } from './common';
import { productDeliverySchema } from './delivery';

export const productFeedQuerySchema = z.object({
  after: z.coerce.number<Numeric>().int().min(0).default(0).describe('`next` of the answer before'),
  limit: z.coerce.number<Numeric>().int().min(1).max(500).default(500),
});

/** A SKU on sale with the data for product search engines. Money in rupees. */
export const feedProductSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  mrp: z.number(),
  regular_price: z.number().describe('without the deal'),
  flash_deal: z
    .object({ price: z.number(), starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })
    .nullable(),
  in_stock: z.boolean(),
  listing_id: z.number().describe('the same for all variants'),
  has_variants: z.boolean().describe('others of its listing are on sale'),
  colour: z.string().nullable().describe('the main one first, separated by commas'),
  size: z.string().nullable(),
  attributes: z.array(z.string()).describe('`name:value`'),
  brand: z.string().nullable(),
  gtin: z.string().nullable(),
  product_code: z.string(),
  category_path: z.array(z.string()).describe('outermost first'),
  images: z.array(z.string()),
  return_exchange_condition: z.enum(['return_7', 'return_10', 'exchange_7', 'none']),
  store_id: z.number(),
  delivery: productDeliverySchema,
});

export const productFeedPageSchema = z.object({
  products: z.array(feedProductSchema),
  next: z.number().nullable().describe('null at the end'),
});

export type FeedProduct = z.infer<typeof feedProductSchema>;
export type ProductFeedPage = z.infer<typeof productFeedPageSchema>;
