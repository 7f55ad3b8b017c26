import { readXml } from '../xml';
import type { Zip } from '../zip';
import { type NumberStyle, numberStyle } from './number-formats';

/** The way a cell style shows a number as a date: with a year, with a day; undefined for plain numbers. */
type DateStyle = { hasYear: boolean; hasDay: boolean } | undefined;

/** The way a cell style shows a number: as a date, or with more than the number. */
export type CellStyle = { date?: DateStyle; number?: NumberStyle };

const file = 'xl/styles.xml';
/** Maximum number of styles of cells that are read; Excel itself allows 65,490. */
const mostStyles = 66_000;

/** The dates among Excel's built-in formats. */
const builtIn = new Map<number, DateStyle>([
  ...[14, 15, 22, 27, 30, 36, 50, 57].map((id) => [id, { hasYear: true, hasDay: true }] as const),
  [16, { hasYear: false, hasDay: true }],
  [17, { hasYear: true, hasDay: false }],
]);

/** The percentages among Excel's built-in formats. */
const percentages = new Map([9, 10].map((id) => [id, numberStyle('0%')] as const));

/** Returns what each cell style shows, by its index. */
export async function stylesOf(zip: Zip): Promise<CellStyle[]> {
  if (!zip.names.includes(file)) return [];
  const own = new Map<number, CellStyle>();
  const styles: CellStyle[] = [];
  let isCells = false;
  const events = readXml(await zip.stream(file), {
    open(name, { numFmtId = '', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, styleOf(formatCode));
      else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells && styles.length < mostStyles) {
        styles.push(own.get(id) ?? { date: builtIn.get(id), number: percentages.get(id) });
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  for await (const _ of events);
  return styles;
}

function styleOf(code: string): CellStyle {
  const date = dateStyle(code);
  return date ? { date } : { number: numberStyle(code) };
}

/** Returns whether a format code such as `d-mmm` shows a date; times of the day do not count. */
function dateStyle(code: string): DateStyle {
  const plain = code.slice(0, 200).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  const [hasYear, hasDay] = [/y/i.test(plain), /d/i.test(plain)];
  return hasYear || hasDay ? { hasYear, hasDay } : undefined;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Returns a day of Excel's calendar as its cell shows it: `03-Feb`, `Feb-26`, `2026-02-03`; undefined for a number
 * that is no day.
 */
export function dateText(
  days: number,
  style: NonNullable<DateStyle>,
  is1904: boolean,
): string | undefined {
  if (!Number.isFinite(days) || days < 1 || days > 2_958_465) return undefined;
  const { year, month, day } = civilDay(Math.floor(days) + (is1904 ? 1462 : 0));
  const name = months[month - 1] ?? '';
  const two = (number: number) => String(number).padStart(2, '0');
  if (!style.hasYear) return `${two(day)}-${name}`;
  if (!style.hasDay) return `${name}-${two(year % 100)}`;
  return `${year}-${two(month)}-${two(day)}`;
}

/**
 * Returns the day of Excel's serial number in the Gregorian calendar, from 1 March 1900; a cell's day has no time
 * zone. Source: H. Hinnant, "chrono-compatible low-level date algorithms".
 */
function civilDay(serial: number): { year: number; month: number; day: number } {
  // 693,899 days lie between 1 March of the year 0 and Excel's day 0.
  const since = serial + 693_899;
  const era = Math.floor(since / 146_097);
  const ofEra = since - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const day = ofYear - Math.floor((153 * shifted + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
