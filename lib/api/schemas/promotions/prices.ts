import { z } from 'zod';
import { answer } from '../common';

/** A price and when a SKU had it. Rupees. */
const pastPriceSchema = z.object({
  price: z.number(),
  from: z.iso.datetime(),
  /** Null while it holds. */
  to: z.iso.datetime().nullable(),
  /** Of a deal, beside the usual price. */
  is_deal: z.boolean(),
});

export const skuPricesSchema = z.object({
  product_id: z.number(),
  sku: z.string(),
  /** The usual one now, deals left out. */
  price: z.number(),
  /** Of the last 30 days, deals included. */
  lowest_30_days: z.number(),
  /** From when a deal of a day would be honest if the price stays as it is, and until when it might last. */
  deal_from: z.iso.datetime(),
  deal_until: z.iso.datetime().nullable(),
  /** Of the last 180 days, the latest first. */
  history: z.array(pastPriceSchema),
});

export const listingPricesAnswerSchema = answer(z.array(skuPricesSchema));

export type SkuPrices = z.infer<typeof skuPricesSchema>;
