import { latinDigits } from '@/lib/i18n/digits';

/** A number as it was typed, maybe in Devanagari or with separators; NaN where it is none, which the API refuses. */
export function whole(text: string): number {
  const digits = latinDigits(text).replace(/[,\s₹]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** A number with decimals as it was typed, maybe in Devanagari, with a comma or a percent sign; NaN where it is none. */
export function decimal(text: string): number {
  const digits = latinDigits(text).replace(/[\s%]/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}
