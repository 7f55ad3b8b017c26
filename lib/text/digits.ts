const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Returns the value of a decimal digit of any script: Unicode keeps each script's ten digits in a row, from its
 * zero.
 */
function decimalOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** Converts the digits of any script to Latin ones: '४११ 001' becomes '411 001', '৯' becomes '9'. */
export const latinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => decimalOf(digit));

/** Returns only the digits of a text, as Latin ones: '४११ 001' becomes '411001'. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}
