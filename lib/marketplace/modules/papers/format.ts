import type { Locale } from '@/lib/i18n/locales';

const whole = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const timeZone = 'Asia/Kolkata';
const days = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone }),
};

/** Rupees without their sign. */
export const amount = (rupees: number) => whole.format(rupees);

/** Paise as text. */
export const inRupees = (paise: number) => `₹${amount(paise / 100)}`;

/** A day in India. */
export const dayOf = (at: Date | string, lang: Locale = 'en') => days[lang].format(new Date(at));
