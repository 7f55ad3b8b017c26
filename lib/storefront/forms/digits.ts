import { latinDigits } from '@/lib/i18n/digits';

/** Only the digits of a text, Devanagari ones as Latin: '४११ 001' is '411001'. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}
