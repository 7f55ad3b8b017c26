import { type Locale, languages, perLanguage } from '@/lib/i18n/locales';
import { timeZone } from '@/lib/time/india';

/** Cached formats: a format costs far more to make than to use. */
const formatsIn = perLanguage(formatsOf);

function formatsOf(lang: Locale) {
  const { tag } = languages[lang];
  return {
    money: new Intl.NumberFormat(tag, { style: 'currency', currency: 'INR' }),
    bareMoney: new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    day: new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      timeZone,
    }),
  };
}

/** Formats rupees with both decimals, as on a bill. */
export const money = (lang: Locale, amount: number) => formatsIn(lang).money.format(amount);

/** Formats rupees without their sign, which is no character of an English SMS. */
export const bareMoney = (lang: Locale, amount: number) => formatsIn(lang).bareMoney.format(amount);

/** Formats a day in India, without its year; takes ISO 8601. */
export const day = (lang: Locale, iso: string) => formatsIn(lang).day.format(new Date(iso));
