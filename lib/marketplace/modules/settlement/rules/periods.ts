import { dayLength, financialYearOf, startOfDay } from '@/lib/time/india';

/** Days of a settlement's period; they end on Mondays at 00:00 in India. */
const periodDays = 7;
/** A Monday in India. */
const anchor = startOfDay('2026-01-05').getTime();

/** Returns the end of the last whole period before a moment, and its beginning. */
export function lastPeriod(now: Date): { from: Date; to: Date } {
  const length = periodDays * dayLength;
  const to = anchor + Math.floor((now.getTime() - anchor) / length) * length;
  return { from: new Date(to - length), to: new Date(to) };
}

/** Returns the time of the next settlements. */
export const nextPeriodEnd = (now: Date) =>
  new Date(lastPeriod(now).to.getTime() + periodDays * dayLength);

/** Returns India's financial year around a moment, April to March; `to` is exclusive. */
export function yearOf(at: Date): { from: Date; to: Date } {
  const begins = financialYearOf(at);
  return { from: startOfDay(`${begins}-04-01`), to: startOfDay(`${begins + 1}-04-01`) };
}
