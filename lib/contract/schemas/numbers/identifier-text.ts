import { latinDigits } from '@/lib/text/digits';
import { normalised } from '@/lib/text/normalised';

/** Maximum characters of an identifier: pasted ones contain invisible characters. */
export const longestIdentifier = 400;

// Direction marks, zero-width and soft characters, variation selectors, and the frame of a keycap digit.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}]+|\u20e3/gu;

/**
 * Normalises a pasted identifier for checks: cut to `most` UTF-16 units, without invisible characters, NFKC
 * (full-width letters become plain ones), digits of any script as Latin digits, every dash as `-`, whitespace
 * as single spaces, trimmed. Takes linear time and is idempotent.
 */
export function identifierText(text: string, most = longestIdentifier): string {
  // Line breaks and tabs are whitespace, unlike other control characters.
  const seen = text
    .slice(0, most)
    .replace(/[\t-\r]/g, ' ')
    .replace(unseen, '');
  return latinDigits(normalised(seen, most, 'NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalises a code for comparison, such as an order number or coupon: without spaces, in capitals. */
export const codeText = (text: string, most = longestIdentifier): string =>
  identifierText(text, most).replaceAll(' ', '').toUpperCase();

/** Normalises a code, also without dashes. */
export const bareCode = (text: string, most = longestIdentifier): string =>
  codeText(text, most).replaceAll('-', '');

/** Normalises an e-mail address to lower case, also a copied `mailto:` link. */
export const emailText = (text: string): string =>
  identifierText(text, 1000)
    .toLowerCase()
    .replace(/^mailto: ?/, '');

/**
 * Returns the ten digits of an Indian mobile number, whatever its prefixes and separators: `+91`, `(0)`,
 * `0091`, `tel:`, dots, dashes and brackets; undefined if it is none.
 */
export function mobileNumberOf(text: string): string | undefined {
  const bare = identifierText(text)
    .replace(/^tel:/i, '')
    .replace(/[\s().,/_-]/g, '');
  return /^(?:(?:\+|00|0)?91)?0?([6-9]\d{9})$/.exec(bare)?.[1];
}

export type PincodeFault = 'pincode' | 'pincode_impossible';

/**
 * Reads the six digits of a pincode, also with spaces, dashes and dots between them.
 * @returns `fault` is a key under `validation`: not six digits, or an invalid first digit (0)
 */
export function readPincode(
  text: string,
): { pincode: string; fault?: undefined } | { pincode?: undefined; fault: PincodeFault } {
  const digits = identifierText(text).replace(/[\s.-]/g, '');
  if (!/^\d{6}$/.test(digits)) return { fault: 'pincode' };
  return digits.startsWith('0') ? { fault: 'pincode_impossible' } : { pincode: digits };
}

/**
 * Normalises a text for lookup, such as a SKU or a search: NFC on one line, without invisible characters.
 * Joiners stay after the marks of an Indian letter, which need them.
 */
export const labelText = (text: string, most = longestIdentifier): string =>
  normalised(
    text
      .slice(0, most)
      .replace(/(\p{M}[\u200c\u200d])|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '$1')
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' '),
    most,
  ).trim();
