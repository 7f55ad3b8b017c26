/** GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14; the database checks the same form. */
const gtinForm = /^(?:\d{8}|\d{12,14})$/;

/** Returns the check digit of digits: times 3, 1, 3 … from the right, up to a multiple of 10 (GS1). */
export function gtinCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Checks that a text is a GTIN: 8, 12, 13 or 14 digits, the last of them the check digit. */
export const isGtin = (text: string) =>
  gtinForm.test(text) && text.at(-1) === gtinCheckDigit(text.slice(0, -1));

/** Prefixes for internal use and for coupons, of 13 digits and of GTIN-8 (GS1 General Specifications). */
const restricted = { long: /^(?:2|02|04|05|98|99)/, short: /^[02]/ };

/** Checks that a text is a GTIN with the same product everywhere, as product search engines require. */
export function isWorldwideGtin(text: string): boolean {
  if (!isGtin(text)) return false;
  if (text.length === 8) return !restricted.short.test(text);
  return !restricted.long.test(text.padStart(14, '0').slice(1));
}
