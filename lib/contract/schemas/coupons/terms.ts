export const couponKinds = ['percent', 'amount'] as const;

/** The party that pays for a coupon. */
export const couponPayers = ['market', 'seller'] as const;

/** The reason a coupon takes nothing off. */
export const couponRefusals = [
  'unknown',
  'paused',
  'not_yet',
  'expired',
  'used_up',
  'used_by_you',
  'first_order_only',
  'nothing_fits',
  'own_store',
  'least_order',
] as const;

/** The current state of a coupon. */
export const couponStates = ['planned', 'running', 'paused', 'used_up', 'ended'] as const;

export type CouponKind = (typeof couponKinds)[number];
export type CouponPayer = (typeof couponPayers)[number];
export type CouponRefusalReason = (typeof couponRefusals)[number];
export type CouponState = (typeof couponStates)[number];
