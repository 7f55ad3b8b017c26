/** Bounds of a deal; apart from the schemas, so that forms load no zod for them. */
export const dealLimits = { skus: 200, days: 14, ahead: 90, percent: 90, name: 80 } as const;

/**
 * What a SKU costs in a deal of so many percent, in whole rupees; below ₹20 to the paisa.
 * @param price rupees
 */
export function dealPriceOf(price: number, percent: number): number {
  const exact = (price * (100 - percent)) / 100;
  return exact < 20 ? Math.round(exact * 100) / 100 : Math.round(exact);
}
