import { type Locale, languages, perLanguage } from '@/lib/i18n/locales';
import { timeZone } from '@/lib/time/india';

const minute = 60_000;

const formatsIn = perLanguage(formatsOf);

function formatsOf(lang: Locale) {
  const { tag } = languages[lang];
  return {
    day: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }),
    clock: new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', hourCycle: 'h23', timeZone }),
    money: new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
  };
}

/** A minute in India: 25 November 2026, 18:30. `up` rounds to the next one, so that what is named is late enough. */
export function moment(lang: Locale, at: Date | number, rounding: 'down' | 'up' = 'down'): string {
  const time = Number(at) / minute;
  const rounded = (rounding === 'up' ? Math.ceil(time) : Math.floor(time)) * minute;
  const { day, clock } = formatsIn(lang);
  return `${day.format(rounded)}, ${clock.format(rounded)}`;
}

/** Rupees: ₹1,299. */
export const price = (lang: Locale, rupees: number) => formatsIn(lang).money.format(rupees);
