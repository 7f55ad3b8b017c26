import type { Locale } from '@/lib/i18n/locales';
import { stateNamed } from '../../money/states';

/** Rupees with both decimals, as on a bill. */
export function money(lang: Locale, amount: number): string {
  const format = new Intl.NumberFormat(`${lang}-IN`, { style: 'currency', currency: 'INR' });
  return format.format(amount);
}

/** A day in India, without its year; takes ISO 8601. */
export function day(lang: Locale, iso: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat(`${lang}-IN`, format).format(new Date(iso));
}

/** The name of a state in the mail's language. */
export function state(lang: Locale, name: string): string {
  return (lang === 'hi' && stateNamed(name)?.nameHi) || name;
}
