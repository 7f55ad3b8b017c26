import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import type { Locale } from '@/lib/i18n/locales';
import { rupees } from '../../../../kernel/money/rupees';
import type { AppliedCoupon } from '../apply';
import type { CouponRow } from '../queries';
import { refusalText } from '../refuse';
import { isRefusal } from '../rules/decide';
import { couponWords } from '../words';

export const titleOf = (lang: Locale, { title, titleHi }: CouponRow) =>
  (lang === 'hi' && titleHi) || title || null;

/** A coupon held against a cart, as the contract shows it. */
export function viewCartCoupon(lang: Locale, { coupon, decision }: AppliedCoupon): CartCoupon {
  const refusal = isRefusal(decision) ? decision : undefined;
  const { code } = coupon;
  return {
    code,
    title: titleOf(lang, coupon),
    text: couponWords(lang, coupon),
    discount: isRefusal(decision) ? 0 : rupees(decision.discount),
    problem: refusal ? { reason: refusal.reason, message: refusalText(lang, code, refusal) } : null,
  };
}
