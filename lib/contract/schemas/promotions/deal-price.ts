/** Limits of a deal, separate from the schemas, so that forms do not load zod. */
export const dealLimits = { skus: 200, days: 14, ahead: 90, percent: 90, name: 80 } as const;

/**
 * Returns a SKU's price in a deal, in whole rupees; below ₹20 with paise.
 * @param price rupees
 */
export function dealPriceOf(price: number, percent: number): number {
  const exact = (price * (100 - percent)) / 100;
  return exact < 20 ? Math.round(exact * 100) / 100 : Math.round(exact);
}
