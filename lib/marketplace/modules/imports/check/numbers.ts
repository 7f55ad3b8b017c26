import { latinDigits } from '@/lib/text/digits';

/** Maximum characters of a number, with its currency and spaces. */
const longest = 60;

/**
 * Reads a number as a person may write it: `₹1,29,900.50`, `Rs. 499/-`, `१२९९`, `1299,50`; undefined for anything
 * else.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const bare = latinDigits(text)
    .replace(/^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|inr|₹|%)$/gi, '')
    .replace(/[\s\u00a0\u202f]/g, '');
  if (/^\d+,\d{1,2}$/.test(bare)) return Number(bare.replace(',', '.'));
  // `1.299,50` is written so where a comma separates the decimals.
  if (/^\d{1,3}(?:\.\d{3}){1,3},\d{1,2}$/.test(bare)) {
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  }
  const whole = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : bare;
  // A formula of a spreadsheet leaves as many decimals as it has computed.
  return /^\d{1,12}(?:\.\d{1,18})?$/.test(whole) ? Number(whole) : undefined;
}

/**
 * Returns whether a price can be read in two ways: `4,99` is 4.99 in the one country, and 499 with a slip in the
 * other.
 */
export const isAmbiguous = (text: string): boolean =>
  /^\d{1,3},(?!00)\d{2}$/.test(
    latinDigits(text.slice(0, longest))
      .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
      .trim(),
  );

/** Reads a whole number, written as `5` or `5.0`; undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const number = readNumber(text);
  return Number.isInteger(number) ? number : undefined;
}

/** Returns the signs of a text that do not belong to its number. */
const unitOf = (text: string) =>
  latinDigits(text.slice(0, longest))
    .replace(/[\d.,\s\u00a0\u202f/-]/g, '')
    .toUpperCase();

/** Returns whether a price names its currency, rupees or another. */
export const saysCurrency = (text: string) => unitOf(text) !== '';

const rupee = new Set(['', '₹', 'RS', 'INR', '₹INR', 'INR₹', 'रु', 'रुपये', 'RUPEES', '%']);

/**
 * Returns the currency of a price that is not in rupees, as the file writes it (`USD`, `$`); undefined for
 * rupees.
 */
export function foreignCurrency(text: string): string | undefined {
  const unit = unitOf(text);
  if (rupee.has(unit) || !/\p{Nd}/u.test(text.slice(0, longest))) return undefined;
  return /^(?:[A-Z]{3}|[A-Z]{0,3}[$€£¥]|FCFA|KČ|ZŁ|KR|LEI)$/.test(unit) ? unit : undefined;
}

/** Returns the currency that a column of currencies names, if it is another than rupees. */
export function currencyNamed(text: string): string | undefined {
  const unit = unitOf(text).slice(0, 20);
  return rupee.has(unit) || /^INR|RUPEE|रुप/.test(unit) ? undefined : unit;
}

/** Returns a price without the signs of its currency. */
export const withoutCurrency = (text: string) =>
  text
    .slice(0, longest)
    .replace(/[^\p{Nd}.,\s-]/gu, '')
    .trim();
