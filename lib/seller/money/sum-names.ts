/** The sums of a statement in the order in which it shows them; they add up to `net`. */
export const sumNames = [
  'price',
  'coupon',
  'shipping',
  'refund',
  'commission',
  'commission_gst',
  'tcs',
  'tds',
  'adjustment',
] as const;
