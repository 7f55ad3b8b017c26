import { discountOf } from '../../../kernel/money/line-value';
import type { ItemRow } from '../../orders';

/** Paise of a coupon on a line. */
export type CouponShare = { market: number; seller: number };

/** Who pays the discount on a part of a line. */
export function couponShare(item: ItemRow, quantity: number): CouponShare {
  const discount = discountOf(item, quantity);
  const isMarkets = item.couponPaidBy === 'market';
  return { market: isMarkets ? discount : 0, seller: isMarkets ? 0 : discount };
}
