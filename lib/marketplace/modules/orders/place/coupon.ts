import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import {
  type AppliedCoupon,
  type CouponRow,
  couponRefused,
  holdAgainst,
  isRefusal,
  takeUse,
} from '../../promotions';

type Asking = Parameters<typeof holdAgainst>[2];

/**
 * The coupon of the cart if it holds against the lines that are ordered. One that does not is left out where the
 * shopper has seen the total without it.
 * @throws {DomainError} 409 with the reason otherwise
 */
export async function holdingCoupon(
  tx: Database,
  lang: Locale,
  inCart: CouponRow | undefined,
  asking: Asking,
  isSeenWithout: () => boolean,
): Promise<AppliedCoupon | undefined> {
  if (!inCart) return undefined;
  const [applied] = await holdAgainst(tx, [inCart], asking);
  if (!applied || !isRefusal(applied.decision)) return applied;
  if (isSeenWithout()) return undefined;
  throw couponRefused(lang, inCart.code, applied.decision);
}

/**
 * Counts the coupon as used by the order, last of all: its row is locked from here on.
 * @throws {DomainError} 409 coupon_used_up: others were quicker
 */
export async function countCoupon(
  tx: Database,
  lang: Locale,
  { coupon }: AppliedCoupon,
  use: { userId: number; orderId: number; at: Date },
): Promise<void> {
  const isTaken = await takeUse(tx, { ...use, couponId: coupon.id });
  if (!isTaken) throw couponRefused(lang, coupon.code, { reason: 'used_up' });
}
