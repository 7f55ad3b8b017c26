import type { CartCoupon } from '@/lib/contract/schemas/coupons/cart';
import { fallbackChain, type Locale } from '@/lib/i18n/locales';
import { textsOfRow } from '@/lib/i18n/translated';
import { rupees } from '../../../../kernel/money/rupees';
import type { AppliedCoupon } from '../apply';
import type { CouponRow } from '../queries';
import { couponWords, refusalText } from '../refuse';
import { isRefusal } from '../rules/decide';

export function titleOf(lang: Locale, coupon: CouponRow): string | null {
  const texts = textsOfRow(coupon, 'title');
  // A title written only in another language is not shown to these shoppers.
  return fallbackChain(lang).flatMap((each) => texts[each] || [])[0] ?? null;
}

/** Returns a coupon checked against a cart in the contract's shape. */
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
