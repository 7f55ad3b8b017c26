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

/** The signs of a text that are no number. */
const unitOf = (text: string) =>
  latinDigits(text.slice(0, longest))
    .replace(/[\d.,\s\u00a0\u202f/-]/g, '')
    .toUpperCase();

/** Whether a price says its currency, rupees or another. */
export const saysCurrency = (text: string) => unitOf(text) !== '';

const rupee = new Set(['', '₹', 'RS', 'INR', '₹INR', 'INR₹', 'रु', 'रुपये', 'RUPEES', '%']);

/** The currency of a price that is not in rupees, as the file writes it: `USD`, `$`; undefined for rupees. */
export function foreignCurrency(text: string): string | undefined {
  const unit = unitOf(text);
  if (rupee.has(unit) || !/\p{Nd}/u.test(text.slice(0, longest))) return undefined;
  return /^(?:[A-Z]{3}|[A-Z]{0,3}[$€£¥])$/.test(unit) ? unit : undefined;
}

/** A price without the signs of its currency. */
export const withoutCurrency = (text: string) =>
  text
    .slice(0, longest)
    .replace(/[^\p{Nd}.,\s-]/gu, '')
    .trim();
