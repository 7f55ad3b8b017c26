import { latinDigits } from '@/lib/i18n/digits';

/** Characters of a number, with its currency and spaces. */
const longest = 60;

/** `₹1,29,900.50`, `Rs. 499/-`, `१२९९`, `1299,50`: a number as a person may write it; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const bare = latinDigits(text)
    .replace(/^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|inr|₹|%)$/gi, '')
    .replace(/[\s\u00a0\u202f]/g, '');
  if (/^\d+,\d{1,2}$/.test(bare)) return Number(bare.replace(',', '.'));
  const whole = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : bare;
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(whole) ? Number(whole) : undefined;
}

/** The same, where only whole numbers count: `5` and `5.0`. */
export function readWhole(text: string): number | undefined {
  const number = readNumber(text);
  return Number.isInteger(number) ? number : undefined;
}
