import { z } from 'zod';
import { answer } from '../common';

/** A past price in rupees, with its period. */
const pastPriceSchema = z.object({
  price: z.number(),
  from: z.iso.datetime(),
  /** Null while it is current. */
  to: z.iso.datetime().nullable(),
  /** True for a deal's price. */
  is_deal: z.boolean(),
});

export const skuPricesSchema = z.object({
  product_id: z.number(),
  sku: z.string(),
  /** The current usual price, without deals. */
  price: z.number(),
  /** The lowest price of the last 30 days, including deals. */
  lowest_30_days: z.number(),
  /** The time from which a one-day deal would be honest if the price stays the same, and the latest end of the deal. */
  deal_from: z.iso.datetime(),
  deal_until: z.iso.datetime().nullable(),
  /** Prices of the last 180 days, the latest first. */
  history: z.array(pastPriceSchema),
});

export const listingPricesAnswerSchema = answer(z.array(skuPricesSchema));

export type SkuPrices = z.infer<typeof skuPricesSchema>;
