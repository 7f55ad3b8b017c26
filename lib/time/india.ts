/**
 * India's calendar: one time zone, no summer time. Days are `2026-11-25`, months `2026-11`. A moment is a `Date`,
 * its milliseconds or ISO 8601. The same in SQL is `lib/marketplace/kernel/db/india.ts`.
 */

export const timeZone = 'Asia/Kolkata';
/** Milliseconds of a day. */
export const dayLength = 86_400_000;

const suffix = '+05:30';
const offset = 5.5 * 3_600_000;

type Moment = Date | string | number;

/** What India's clocks show, to the minute: `2026-11-25T18:30`, as a `datetime-local` field takes it. */
export const clockOf = (at: Moment): string =>
  new Date(Number(new Date(at)) + offset).toISOString().slice(0, 16);

/** The moment of such a clock as ISO 8601; undefined where nothing is in the field. */
export const fromClock = (clock: string): string | undefined =>
  clock ? `${clock.slice(0, 16)}:00${suffix}` : undefined;

export const dayOf = (at: Moment): string => clockOf(at).slice(0, 10);

export const monthOf = (at: Moment): string => clockOf(at).slice(0, 7);

/** A day as numbers carry it: `261125`. */
export const compactDay = (at: Moment): string => dayOf(at).slice(2).replaceAll('-', '');

/** The midnight with which a day begins, as ISO 8601. */
export const midnightOf = (day: string): string => `${day}T00:00:00${suffix}`;

export const startOfDay = (day: string): Date => new Date(midnightOf(day));

/** The end of a day: the last second of its clock. */
export const lastSecondOf = (day: string): string => `${day}T23:59:59${suffix}`;

/** The noon of a day, which is the same day in UTC. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00${suffix}`);

/** The day so many days later, or before. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** The month so many months later, or before. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The financial year around a moment, April to March: the year in which it begins. */
export const financialYearOf = (at: Moment): number =>
  Number(monthsAfter(monthOf(at), -3).slice(0, 4));
