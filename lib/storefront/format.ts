import {
  type ByLanguage,
  inLanguage,
  type Locale,
  languages,
  perLanguage,
} from '@/lib/i18n/locales';
import { timeZone } from '@/lib/time/india';

/** Building a formatter is slow, using one is not. */
const once = <Formatter>(build: (tag: string) => Formatter) =>
  perLanguage((locale) => build(languages[locale].tag));

const day = once((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }));
const monthDay = once(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone }),
);
const clock = once(
  (tag) =>
    new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }),
);

/**
 * Formats a count with Indian grouping: 12,34,567. English and Hindi write it alike, and a phone needs 50 ms to
 * build its first `Intl.NumberFormat`.
 */
export function number(value: number, digits = 0): string {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  const [whole = '', ...fraction] = rounded.toFixed(digits).split('.');
  return [whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ','), ...fraction].join('.');
}

/** Formats rupees with Indian grouping: ₹1,299, and ₹99.50 only if there are paise. */
export function money(amount: number): string {
  const paise = Math.round(amount * 100);
  const shown = number(paise / 100, paise % 100 === 0 ? 0 : 2);
  return shown.startsWith('-') ? `-₹${shown.slice(1)}` : `₹${shown}`;
}

/** Formats a rating with one decimal: 4.0. */
export const rating = (value: number) => number(value, 1);

/** Formats a day in India: 14 August 2026. Takes ISO 8601. */
export const date = (iso: string, locale: Locale) => day(locale).format(new Date(iso));

/** Formats a day in India without its year: 14 Aug. Takes ISO 8601. */
export const shortDate = (iso: string, locale: Locale) => monthDay(locale).format(new Date(iso));

/** Formats a range of days in India: 25 – 28 November 2026, in Hindi 25 से 28 नवंबर 2026 के बीच. Takes ISO 8601. */
export function dateRange(from: string, to: string, locale: Locale): string {
  const range = day(locale).formatRange(new Date(from), new Date(to));
  return inLanguage(ranges, locale)(range);
}

const ranges: ByLanguage<(range: string) => string> = {
  en: (range) => range,
  hi: (range) => range.replace(/^(.+?)\s*–\s*(.+)$/, '$1 से $2 के बीच'),
};

/** Formats a day and time in India. Hindi names the part of the day, where Intl would print "pm बजे". */
export function dateTime(iso: string, locale: Locale): string {
  return `${date(iso, locale)}, ${time(iso, locale)}`;
}

/** Formats a day and time in India without the year: 14 Aug, 5:30 pm. Takes ISO 8601. */
export const shortDateTime = (iso: string, locale: Locale) =>
  `${shortDate(iso, locale)}, ${time(iso, locale)}`;

function time(iso: string, locale: Locale): string {
  const parts = clock('en').formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  const evening = part('dayPeriod').toLowerCase() === 'pm';
  const shown = `${hour}:${part('minute')}`;
  return inLanguage(times, locale)(shown, (hour % 12) + (evening ? 12 : 0));
}

/** `hour` is 0 to 23, `shown` the hour on the 12-hour clock. */
const times: ByLanguage<(shown: string, hour: number) => string> = {
  en: (shown, hour) => `${shown} ${hour < 12 ? 'am' : 'pm'}`,
  hi: (shown, hour) => `${partOfDay(hour)} ${shown} बजे`,
};

function partOfDay(hour: number): string {
  if (hour < 4) return 'रात';
  if (hour < 12) return 'सुबह';
  if (hour < 16) return 'दोपहर';
  return hour < 20 ? 'शाम' : 'रात';
}
