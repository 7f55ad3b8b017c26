import type { CartCoupon } from '@/lib/api/schemas/coupons/cart';
import { fallbackChain, type Locale } from '@/lib/i18n/locales';
import { textsOfRow } from '@/lib/i18n/translated';
import { rupees } from '../../../../kernel/money/rupees';
import type { AppliedCoupon } from '../apply';
import type { CouponRow } from '../queries';
import { couponWords, refusalText } from '../refuse';
import { isRefusal } from '../rules/decide';

export function titleOf(lang: Locale, coupon: CouponRow): string | null {
  const texts = textsOfRow(coupon, 'title');
  // One that was written in another language only is not for these shoppers.
  return fallbackChain(lang).flatMap((each) => texts[each] || [])[0] ?? null;
}

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
