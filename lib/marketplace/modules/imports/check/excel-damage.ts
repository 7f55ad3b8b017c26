/** Maximum characters of a code that Excel has changed. */
const longest = 40;

/** Returns whether Excel has shortened a number to `8.90123E+12`. */
export const isShortened = (text: string): boolean =>
  text.length <= longest && /^\d(?:[.,]\d{1,12})?E\+?\d{1,3}$/i.test(text.trim());

/**
 * Returns the number that Excel has probably shortened: one of the row's other numbers that begins with the same
 * digits and is as long.
 */
export function likelyNumber(shortened: string, others: readonly string[]): string | undefined {
  const [, digits = '', power = ''] =
    /^(\d(?:[.,]\d{1,12})?)E\+?(\d{1,3})$/i.exec(shortened.slice(0, longest).trim()) ?? [];
  const known = digits.replace(/[.,]/, '');
  return others.find((other) => {
    const plain = other.replace(/[\s-]/g, '');
    if (!/^\d{6,20}$/.test(plain) || plain.length !== Number(power) + 1) return false;
    // Excel rounds the last digit that it shows.
    const shown = Number(plain).toExponential(known.length - 1);
    return shown.startsWith(digits.replace(',', '.'));
  });
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns what a code or size was before Excel took it for a date: `03-Feb` was `2-3`, `Oct-12` was `10-12`;
 * undefined for any other text.
 */
export function beforeDate(text: string): string | undefined {
  const plain = text.slice(0, longest).trim();
  const [, day = '', month = ''] = /^(\d{1,2})-([A-Z][a-z]{2})$/.exec(plain) ?? [];
  const [, other = '', year = ''] = /^([A-Z][a-z]{2})-(\d{2})$/.exec(plain) ?? [];
  const [, iso = '', isoMonth = '', isoDay = ''] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(plain) ?? [];
  const number = months.indexOf((month || other).toLowerCase()) + 1;
  if (iso) return inOrder(Number(isoMonth), Number(isoDay));
  if (number === 0) return undefined;
  return day ? inOrder(number, Number(day)) : `${number}-${Number(year)}`;
}

/** Ranges such as the ages of children ascend. */
const inOrder = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Returns whether a cell shows that Excel could not compute it, such as `#N/A`. */
export const isExcelError = (text: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text.slice(0, longest).trim());
