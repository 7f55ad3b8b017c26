const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const panForm = /^[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]$/;

/**
 * Returns the check digit of the first 14 characters of a GSTIN: base-36 values times 1, 2, 1, 2 …; quotient
 * and remainder of ÷ 36 added up; the difference to the next multiple of 36.
 */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, char, index) => {
    const product = digits.indexOf(char) * (index % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] as string;
}

export const isPan = (text: string) => panForm.test(text);

/** Checks the format, the embedded PAN and the check digit. */
export const isGstin = (text: string) =>
  gstinForm.test(text) && isPan(panOf(text)) && text.at(-1) === gstinCheckDigit(text.slice(0, 14));

/** Returns characters 3 to 12 of a GSTIN, the PAN. */
export const panOf = (gstin: string) => gstin.slice(2, 12);

/** Returns the GST state code of a GSTIN. */
export const stateCodeOf = (gstin: string) => gstin.slice(0, 2);
