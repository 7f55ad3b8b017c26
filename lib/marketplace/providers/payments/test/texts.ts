import { locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';

const keys = [
  'title',
  'mark',
  'no_money',
  'amount',
  'paying_for',
  'method',
  'upi',
  'card',
  'success',
  'failure',
  'dismiss',
  'busy',
  'failed',
  'unreachable',
] as const;

/** Everything the test provider's checkout says, by language. */
export function checkoutTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    locales.map((lang) => [
      lang,
      Object.fromEntries(keys.map((key) => [key, textOf(lang, `test_checkout.${key}`)])),
    ]),
  );
}
