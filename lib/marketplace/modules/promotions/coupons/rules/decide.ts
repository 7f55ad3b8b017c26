import type { CouponKind, CouponRefusalReason } from '@/lib/contract/schemas/coupons/terms';
import { divideHalfUp } from '../../../../kernel/money/gst';

/** Terms of a coupon; paise. */
export type CouponTerms = {
  kind: CouponKind;
  /** The value in whole percent, or in paise. */
  value: number;
  cap: number | null;
  leastOrder: number;
  startsAt: Date;
  endsAt: Date | null;
  usesAllowed: number | null;
  usesPerShopper: number | null;
  firstOrderOnly: boolean;
  isPaused: boolean;
};

/** Facts that the terms are checked against. */
export type CouponFacts = {
  /** The number of uses by everybody and by this shopper, without those that this order would replace. */
  used: number;
  usedByShopper: number;
  hasOrdered: boolean;
};

/** A line of a cart, in paise at the price before any coupon. */
export type CouponLine = { productId: number; value: number };

/** A refusal. `missing`: the paise by which the covered goods fall short; `at`: when the coupon begins. */
export type CouponRefusal = { reason: CouponRefusalReason; missing?: number; at?: Date };

/** The discount of a coupon, in all and by product; paise. */
export type CouponDiscount = { discount: number; shares: Map<number, number> };

/** The least amount of an order left to pay, in paise: a coupon never makes an order free. */
const leastLeft = 100;

/**
 * Returns the discount on the lines that a coupon covers, or the refusal. The least order value is that of
 * the covered lines before the discount. A percentage is rounded half up to the paisa; an amount is at most
 * the price of the covered lines.
 * @param lines those that the coupon covers
 */
export function decideCoupon(
  terms: CouponTerms,
  lines: readonly CouponLine[],
  facts: CouponFacts,
  now: Date,
): CouponDiscount | CouponRefusal {
  const refusal = refusalByTime(terms, now) ?? refusalByUse(terms, facts);
  if (refusal) return refusal;
  const values = lines.map(({ value }) => value);
  const goods = values.reduce((sum, value) => sum + value, 0);
  if (goods === 0) return { reason: 'nothing_fits' };
  if (goods < terms.leastOrder) {
    return { reason: 'least_order', missing: terms.leastOrder - goods };
  }
  const discount = Math.min(discountOf(terms, goods), goods - leastLeft);
  if (discount <= 0) return { reason: 'nothing_fits' };
  const shares = splitDiscount(values, discount);
  return {
    discount,
    shares: new Map(lines.map(({ productId }, index) => [productId, shares[index] ?? 0])),
  };
}

/** Returns whether a decision is a refusal. */
export const isRefusal = (it: CouponDiscount | CouponRefusal): it is CouponRefusal =>
  'reason' in it;

function refusalByTime(
  { isPaused, startsAt, endsAt }: CouponTerms,
  now: Date,
): CouponRefusal | undefined {
  if (endsAt && endsAt <= now) return { reason: 'expired' };
  if (isPaused) return { reason: 'paused' };
  if (startsAt > now) return { reason: 'not_yet', at: startsAt };
  return undefined;
}

function refusalByUse(terms: CouponTerms, facts: CouponFacts): CouponRefusal | undefined {
  const { usesAllowed, usesPerShopper, firstOrderOnly } = terms;
  if (usesPerShopper !== null && facts.usedByShopper >= usesPerShopper) {
    return { reason: 'used_by_you' };
  }
  if (firstOrderOnly && facts.hasOrdered) return { reason: 'first_order_only' };
  if (usesAllowed !== null && facts.used >= usesAllowed) return { reason: 'used_up' };
  return undefined;
}

function discountOf({ kind, value, cap }: CouponTerms, goods: number): number {
  if (kind === 'amount') return value;
  const share = divideHalfUp(goods * value, 100);
  return cap === null ? share : Math.min(share, cap);
}

/**
 * Splits a discount over lines in proportion to their values, to the paisa, by largest remainder; of equal
 * remainders the earlier line gets the paisa. No line gets more than its value.
 * @param values paise of each line
 * @param discount paise, 0 to the sum of the values
 */
export function splitDiscount(values: readonly number[], discount: number): number[] {
  const whole = values.reduce((sum, value) => sum + BigInt(value), 0n);
  if (whole === 0n) return values.map(() => 0);
  const parts = values.map((value, index) => {
    const product = BigInt(value) * BigInt(discount);
    return { index, share: Number(product / whole), rest: product % whole };
  });
  const shares = parts.map(({ share }) => share);
  const left = discount - shares.reduce((sum, share) => sum + share, 0);
  const byRest = parts.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const { index } of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
