import type { GstRule } from './catalogue/product-type';

/** Returns a shop's price near `rupees`: 49, 399, 1,249, 38,999. */
export function shopPrice(rupees: number): number {
  if (rupees < 1000) return Math.max(19, Math.round(rupees / 10) * 10 - 1);
  const step = rupees < 10_000 ? 50 : 500;
  return Math.round(rupees / step) * step - 1;
}

/** Returns the printed maximum price that makes `price` about `discount` (0–1) cheaper; never below it. */
export function mrpFor(price: number, discount: number): number {
  if (discount === 0) return price;
  const full = price / (1 - discount);
  const step = full < 500 ? 10 : full < 10_000 ? 100 : 1000;
  return Math.max(price, Math.ceil(full / step) * step - 1);
}

/** Returns the GST rate in percent at a selling price in rupees. */
export function gstAt(rule: GstRule, rupees: number): 0 | 5 | 18 | 40 {
  return rule === 'by-price' ? (rupees <= 2500 ? 5 : 18) : rule;
}
