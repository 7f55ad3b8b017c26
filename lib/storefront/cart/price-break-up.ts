import type { Totals } from '@/lib/api/schemas/cart';

/** A line as carts and orders have it; money in rupees. */
export type PricedLine = { mrp: number; unit_price: number; quantity: number };

/** How totals read to a shopper, in rupees: `mrp` − `onMrp` − `discount` + `shipping` = the grand total. */
export type PriceBreakUp = {
  mrp: number;
  onMrp: number;
  discount: number;
  shipping: number;
  saved: number;
};

const paise = (rupees: number) => Math.round(rupees * 100);

/** What the lines cost less than their MRP, in paise. */
const belowMrp = (lines: readonly PricedLine[]) =>
  lines.reduce(
    (sum, { mrp, unit_price, quantity }) =>
      sum + Math.max(0, paise(mrp) - paise(unit_price)) * quantity,
    0,
  );

/** Splits totals, whose lines these are, into what the goods cost by MRP and what is taken off. */
export function breakUp(totals: Totals, lines: readonly PricedLine[]): PriceBreakUp {
  const [shipping, discount] = [paise(totals.shipping), paise(totals.discount)];
  const onMrp = belowMrp(lines);
  const goods = paise(totals.grand_total) - shipping + discount;
  return {
    mrp: (goods + onMrp) / 100,
    onMrp: onMrp / 100,
    discount: discount / 100,
    shipping: shipping / 100,
    saved: (onMrp + discount) / 100,
  };
}
