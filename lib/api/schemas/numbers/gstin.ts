const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const panForm = /^[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]$/;

/**
 * The check digit over the first 14 characters of a GSTIN: base-36 values times 1, 2, 1, 2 …; quotient
 * and remainder of ÷ 36 added up; what is missing to a multiple of 36.
 */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, char, index) => {
    const product = digits.indexOf(char) * (index % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] as string;
}

/** In capitals, without spaces and dashes. */
export const tidyTaxNumber = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

export const isPan = (text: string) => panForm.test(text);

/** Checks the format, the PAN in it and the check digit. */
export const isGstin = (text: string) =>
  gstinForm.test(text) && isPan(panOf(text)) && text.at(-1) === gstinCheckDigit(text.slice(0, 14));

/** Characters 3 to 12 of a GSTIN. */
export const panOf = (gstin: string) => gstin.slice(2, 12);

/** The GST code of the state of a GSTIN. */
export const stateCodeOf = (gstin: string) => gstin.slice(0, 2);
