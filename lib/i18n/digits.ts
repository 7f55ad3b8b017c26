const devanagariZero = '०'.charCodeAt(0);

/** The text with its Devanagari digits as Latin ones: '४११ 001' is '411 001'. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));

/** Only the digits of a text, Devanagari ones as Latin: '४११ 001' is '411001'. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}
