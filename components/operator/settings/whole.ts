import { latinDigits } from '@/lib/text/digits';

/** Parses a typed whole number, maybe in Devanagari or with separators; NaN if invalid, which the API refuses. */
export function whole(text: string): number {
  const digits = latinDigits(text).replace(/[,\s₹]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Parses a typed decimal number, maybe in Devanagari, with a comma or a percent sign; NaN if invalid. */
export function decimal(text: string): number {
  const digits = latinDigits(text).replace(/[\s%]/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}
