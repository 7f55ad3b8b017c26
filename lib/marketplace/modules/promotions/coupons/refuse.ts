import type { CouponRefusalReason } from '@/lib/api/schemas/coupons/terms';
import type { Locale } from '@/lib/i18n/locales';
import { type TextParams, textOf } from '@/lib/i18n/texts';
import { DomainError } from '../../../kernel/errors';
import type { CouponRefusal } from './rules/decide';
import { couponDay, couponMoney } from './words';

const codes = {
  unknown: 'coupon_unknown',
  paused: 'coupon_paused',
  not_yet: 'coupon_not_yet',
  expired: 'coupon_expired',
  used_up: 'coupon_used_up',
  used_by_you: 'coupon_used_by_you',
  first_order_only: 'coupon_first_order_only',
  nothing_fits: 'coupon_nothing_fits',
  own_store: 'coupon_own_store',
  least_order: 'coupon_least_order',
} as const satisfies Record<CouponRefusalReason, string>;

function paramsOf(lang: Locale, code: string, { missing, at }: CouponRefusal): TextParams {
  return {
    code,
    ...(missing !== undefined && { amount: couponMoney(lang, missing) }),
    ...(at && { day: couponDay(lang, at) }),
  };
}

/** Why a coupon takes nothing off, in words. */
export const refusalText = (lang: Locale, code: string, refusal: CouponRefusal): string =>
  textOf(lang, `api.${codes[refusal.reason]}`, paramsOf(lang, code, refusal));

/** The refusal as an error: 404 for an unknown code, else 409, with the reason and the code as data. */
export function couponRefused(lang: Locale, code: string, refusal: CouponRefusal): DomainError {
  const { reason } = refusal;
  return new DomainError(reason === 'unknown' ? 404 : 409, codes[reason], {
    params: paramsOf(lang, code, refusal),
    data: { coupon: code, reason },
  });
}
