import { type Locale, languages, perLanguage } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { timeZone } from '@/lib/time/india';
import { rupees } from '../../../kernel/money/rupees';
import type { CouponRow } from './queries';

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

/** Paise as shoppers read them: without paise where there are none. */
export const couponMoney = (lang: Locale, paise: number) =>
  formatsIn(lang)[paise % 100 ? 'exact' : 'whole'].format(rupees(paise));

/** A day in India. */
export const couponDay = (lang: Locale, at: Date) => formatsIn(lang).day.format(at);

type Terms = Pick<CouponRow, 'kind' | 'value' | 'cap' | 'leastOrder' | 'firstOrderOnly' | 'endsAt'>;

/** What a coupon gives and asks, e.g. "10% off, at most ₹200, on orders from ₹999". */
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
