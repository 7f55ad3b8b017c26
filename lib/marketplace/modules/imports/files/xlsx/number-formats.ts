/**
 * A cell's format as far as it shows more than the number: a percentage, leading zeros, a text before them, a currency
 * other than the rupee, or a unit.
 */
export type NumberStyle = {
  isPercent: boolean;
  /** Minimum number of digits of a whole number; 0 for any. */
  digits: number;
  before: string;
  currency: string;
  unit: string;
};

/** Units that a format writes behind a number. */
const units =
  /^(?:kgs?|gm?s?|mg|ml|l|ltr|cm|mm|m|in|inch(?:es)?|oz|lbs?|pcs?|pieces?|nos?|units?)$/i;
const currencies = /^(?:[A-Z]{3}|[A-Z]{0,3}[$€£¥])$/;

/** Maximum characters of a format that are read. */
const longest = 200;

/** Returns what a format such as `"SKU-"0000`, `0.0" kg"` or `[$$-409]0.00` shows; undefined for a plain number. */
export function numberStyle(code: string): NumberStyle | undefined {
  const { before, body, after } = partsOf(code.slice(0, longest));
  const isPercent = body.includes('%');
  const digits = /^0{2,20}$/.test(body) ? body.length : 0;
  const currency = [before, after].map((text) => text.trim()).find((text) => currencies.test(text));
  const unit = after.trim();
  const style = {
    isPercent,
    digits,
    before: digits ? before : '',
    currency: currency && !/^(?:INR|₹)$/.test(currency) ? currency : '',
    unit: units.test(unit) ? unit : '',
  };
  return isPercent || digits || style.currency || style.unit ? style : undefined;
}

/** Splits a format's section for positive numbers into the texts around the number, and the number's own signs. */
function partsOf(code: string): { before: string; body: string; after: string } {
  const texts = ['', ''];
  let body = '';
  const say = (text: string) => {
    texts[body ? 1 : 0] += text;
  };
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? '';
    if (sign === ';') break;
    if (sign === '"' || sign === '[') {
      const found = code.indexOf(sign === '"' ? '"' : ']', at + 1);
      const end = found < 0 ? code.length : found;
      const inside = code.slice(at + 1, end);
      if (sign === '"') say(inside);
      else if (inside.startsWith('$')) say(inside.slice(1).replace(/-[0-9A-F]*$/i, ''));
      at = end;
    } else if (sign === '\\') say(code[++at] ?? '');
    else if (sign === '_' || sign === '*') at++;
    else if (/[0#?.,%]/.test(sign)) body += sign;
    else say(sign);
  }
  return { before: texts[0] ?? '', body, after: texts[1] ?? '' };
}

/** Returns a number as its cell shows it: `007`, `18%`, `$12`, `0.5 kg`; without separators of thousands. */
export function shownNumber(value: number, style: NumberStyle | undefined): string {
  // Excel stores 499.9 as 499.90000000000003, and a barcode as 8.90123E+12.
  const plain = (number: number) => String(Number(number.toPrecision(15)));
  if (!style) return plain(value);
  const { isPercent, digits, before, currency, unit } = style;
  if (isPercent) return `${plain(value * 100)}%`;
  if (digits && Number.isInteger(value) && value >= 0) {
    return `${before}${plain(value).padStart(digits, '0')}`;
  }
  return `${currency && `${currency} `}${plain(value)}${unit && ` ${unit}`}`;
}
