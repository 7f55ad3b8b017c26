import { eachLanguage, type Locale, languages } from '@/lib/i18n/locales';
import { timeZone } from '@/lib/time/india';

/** Made once: a format costs far more to make than to use. */
const formats = eachLanguage(formatsOf);

function formatsOf(lang: Locale) {
  const { tag } = languages[lang];
  return {
    money: new Intl.NumberFormat(tag, { style: 'currency', currency: 'INR' }),
    day: new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      timeZone,
    }),
  };
}

/** Rupees with both decimals, as on a bill. */
export const money = (lang: Locale, amount: number) => formats[lang].money.format(amount);

/** A day in India, without its year; takes ISO 8601. */
export const day = (lang: Locale, iso: string) => formats[lang].day.format(new Date(iso));
