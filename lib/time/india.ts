/**
 * India's calendar: one time zone, no summer time. Days are `2026-11-25`, months `2026-11`. A moment is a
 * `Date`, its milliseconds or ISO 8601. The SQL equivalent is `lib/marketplace/kernel/db/india.ts`.
 */

export const timeZone = 'Asia/Kolkata';
/** Milliseconds of a day. */
export const dayLength = 86_400_000;

const suffix = '+05:30';
const offset = 5.5 * 3_600_000;

type Moment = Date | string | number;

/** Formats a moment as Indian local time to the minute for a `datetime-local` field: `2026-11-25T18:30`. */
export const clockOf = (at: Moment): string =>
  new Date(Number(new Date(at)) + offset).toISOString().slice(0, 16);

/** Converts a `datetime-local` value to ISO 8601; undefined for an empty field. */
export const fromClock = (clock: string): string | undefined =>
  clock ? `${clock.slice(0, 16)}:00${suffix}` : undefined;

export const dayOf = (at: Moment): string => clockOf(at).slice(0, 10);

export const monthOf = (at: Moment): string => clockOf(at).slice(0, 7);

/** Formats a day for document numbers: `261125`. */
export const compactDay = (at: Moment): string => dayOf(at).slice(2).replaceAll('-', '');

/** Returns the midnight at which a day begins, as ISO 8601. */
export const midnightOf = (day: string): string => `${day}T00:00:00${suffix}`;

export const startOfDay = (day: string): Date => new Date(midnightOf(day));

/** Returns the last second of a day. */
export const lastSecondOf = (day: string): string => `${day}T23:59:59${suffix}`;

/** Returns noon of a day, which is the same day in UTC. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00${suffix}`);

/** Returns the day so many days later, or earlier if negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** Returns the month so many months later, or earlier if negative. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** Returns the last day of a month: 28 to 31. */
export const lastDayOf = (month: string): number =>
  Number(daysAfter(`${monthsAfter(month, 1)}-01`, -1).slice(8));

/**
 * Returns the moment so many months earlier, at the same time of day; the 31st becomes the last day of a
 * shorter month.
 */
export function monthsBefore(at: Moment, count: number): Date {
  const clock = clockOf(at);
  const month = monthsAfter(clock.slice(0, 7), -count);
  const day = Math.min(Number(clock.slice(8, 10)), lastDayOf(month));
  return new Date(`${month}-${String(day).padStart(2, '0')}${clock.slice(10)}:00${suffix}`);
}

/** Returns the moment so many days of 24 hours earlier. */
export const daysBefore = (at: Moment, count: number): Date =>
  new Date(Number(new Date(at)) - count * dayLength);

/** Returns the last moment of a period whose end is exclusive, as ISO 8601. */
export const endOfPeriod = (end: Moment): string =>
  new Date(Number(new Date(end)) - 1).toISOString();

/** Returns today in India. */
export const today = (): string => dayOf(new Date());

/** Returns the day of the week, from 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

/** Formats a minute for file names: `202611251830`. */
export const minuteStamp = (at: Moment): string => clockOf(at).replace(/[-:T]/g, '');

/** Returns the financial year of a moment, April to March: the year in which it begins. */
export const financialYearOf = (at: Moment): number =>
  Number(monthsAfter(monthOf(at), -3).slice(0, 4));
