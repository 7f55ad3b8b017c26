import type { Totals } from '@/lib/contract/schemas/cart';

/** A line of a cart or an order; money in rupees. */
export type PricedLine = { mrp: number; unit_price: number; quantity: number };

/**
 * Totals as shown to the shopper, in rupees: `mrp` − `onMrp` − `discount` + `shipping` = the grand total before its
 * rounding.
 */
export type PriceBreakUp = {
  mrp: number;
  onMrp: number;
  discount: number;
  shipping: number;
  saved: number;
};

const paise = (rupees: number) => Math.round(rupees * 100);

/** Returns the difference between the lines' MRP and their price, in paise. */
const belowMrp = (lines: readonly PricedLine[]) =>
  lines.reduce(
    (sum, { mrp, unit_price, quantity }) =>
      sum + Math.max(0, paise(mrp) - paise(unit_price)) * quantity,
    0,
  );

/** Splits the totals of these lines into the goods at MRP and the deductions. */
export function breakUp(totals: Totals, lines: readonly PricedLine[]): PriceBreakUp {
  const [shipping, discount] = [paise(totals.shipping), paise(totals.discount)];
  const onMrp = belowMrp(lines);
  const goods = paise(totals.grand_total) - paise(totals.rounding ?? 0) - shipping + discount;
  return {
    mrp: (goods + onMrp) / 100,
    onMrp: onMrp / 100,
    discount: discount / 100,
    shipping: shipping / 100,
    saved: (onMrp + discount) / 100,
  };
}
