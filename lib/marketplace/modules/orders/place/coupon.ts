import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { keepContacts, listSamePerson, type OrderContacts } from '../../accounts';
import {
  type AppliedCoupon,
  type CouponRow,
  countFirstOrders,
  countUses,
  couponRefused,
  hasAddressHadIts,
  holdAgainst,
  isRefusal,
  takeUse,
} from '../../promotions';

type Asking = Parameters<typeof holdAgainst>[2];

/**
 * Returns the coupon of the cart if it applies to the ordered lines. Omits one that does not if the shopper has
 * seen the total without it.
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
 * Counts the coupon as used by the order, as the last step, because it locks the coupon's row.
 * @throws {DomainError} 409 coupon_used_up if others were faster
 */
export async function countCoupon(
  tx: Database,
  lang: Locale,
  { coupon }: AppliedCoupon,
  { contacts, ...use }: { userId: number; orderId: number; at: Date; contacts: OrderContacts },
): Promise<void> {
  const isTaken = await takeUse(tx, { ...use, couponId: coupon.id });
  if (!isTaken) throw couponRefused(lang, coupon.code, { reason: 'used_up' });
  if (coupon.usesPerShopper === null && !coupon.firstOrderOnly) return;
  // Another account of the same person may have used the coupon before this order locked it.
  const reason = await usedMeanwhile(tx, coupon, use.userId, contacts);
  if (reason) throw couponRefused(lang, coupon.code, { reason });
  await keepContacts(tx, use.userId, contacts);
}

async function usedMeanwhile(
  tx: Database,
  { id, usesPerShopper, firstOrderOnly }: CouponRow,
  userId: number,
  contacts: OrderContacts,
) {
  const [, ...others] = await listSamePerson(tx, userId, contacts);
  const uses = await countUses(tx, id, [userId, ...others]);
  if (usesPerShopper !== null && uses > usesPerShopper) return 'used_by_you';
  if (!firstOrderOnly) return undefined;
  const isUsed = (await countFirstOrders(tx, others)) > 0;
  return isUsed || (await hasAddressHadIts(tx, userId, contacts)) ? 'first_order_only' : undefined;
}
