import { type Locale, languages, perLanguage } from '@/lib/i18n/locales';
import { timeZone } from '@/lib/time/india';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Created with the first document: on a phone that takes 50 ms. */
let amounts: Intl.NumberFormat | undefined;
const days = perLanguage(
  (lang) => new Intl.DateTimeFormat(languages[lang].tag, { dateStyle: 'long', timeZone }),
);

/** Formats rupees without the sign, for a column of amounts: 1,23,456.50. */
export function amount(value: number): string {
  amounts ??= new Intl.NumberFormat('en-IN', twoDigits);
  return amounts.format(value);
}

/** Formats rupees with the sign: ₹1,23,456.50. */
export const rupees = (value: number) => `${value < 0 ? '-' : ''}₹${amount(Math.abs(value))}`;

/** Formats a day in India: 14 August 2026. */
export const day = (at: Date | string, lang: Locale): string => days(lang).format(new Date(at));
