import type { CouponRefusalReason } from '@/lib/contract/schemas/coupons/terms';
import { type Locale, languages, perLanguage } from '@/lib/i18n/locales';
import { type TextParams, textOf } from '@/lib/i18n/texts';
import { timeZone } from '@/lib/time/india';
import { DomainError } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import type { CouponRow } from './queries';
import type { CouponRefusal } from './rules/decide';

const formatsIn = perLanguage(formatsOf);

function formatsOf(lang: Locale) {
  const { tag } = languages[lang];
  const inRupees = { style: 'currency', currency: 'INR' } as const;
  return {
    whole: new Intl.NumberFormat(tag, { ...inRupees, maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat(tag, inRupees),
    day: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone }),
  };
}

/** Formats paise in rupees; whole rupees without decimals. */
export const couponMoney = (lang: Locale, paise: number) =>
  formatsIn(lang)[paise % 100 ? 'exact' : 'whole'].format(rupees(paise));

/** Formats a day in India. */
const couponDay = (lang: Locale, at: Date) => formatsIn(lang).day.format(at);

type Terms = Pick<CouponRow, 'kind' | 'value' | 'cap' | 'leastOrder' | 'firstOrderOnly' | 'endsAt'>;

/** Formats a coupon's terms, e.g. "10% off, at most ₹200, on orders from ₹999". */
export function couponWords(lang: Locale, terms: Terms): string {
  const { kind, value, cap, leastOrder, firstOrderOnly, endsAt } = terms;
  const money = (paise: number) => couponMoney(lang, paise);
  return [
    kind === 'percent'
      ? textOf(lang, 'coupon_words.percent', { percent: value })
      : textOf(lang, 'coupon_words.amount', { amount: money(value) }),
    cap !== null && textOf(lang, 'coupon_words.cap', { amount: money(cap) }),
    leastOrder > 0 && textOf(lang, 'coupon_words.least_order', { amount: money(leastOrder) }),
    firstOrderOnly && textOf(lang, 'coupon_words.first_order'),
    endsAt && textOf(lang, 'coupon_words.until', { day: couponDay(lang, endsAt) }),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

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

/** Returns the text of a coupon's refusal. */
export const refusalText = (lang: Locale, code: string, refusal: CouponRefusal): string =>
  textOf(lang, `api.${codes[refusal.reason]}`, paramsOf(lang, code, refusal));

/** Returns the refusal as an error: 404 for an unknown code, else 409, with the reason and the code as data. */
export function couponRefused(lang: Locale, code: string, refusal: CouponRefusal): DomainError {
  const { reason } = refusal;
  return new DomainError(reason === 'unknown' ? 404 : 409, codes[reason], {
    params: paramsOf(lang, code, refusal),
    data: { coupon: code, reason },
  });
}
