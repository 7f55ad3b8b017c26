const indiaOffset = 5.5 * 3_600_000;
const day = 86_400_000;

/** Days of a settlement's period; they end on Mondays at 00:00 in India. */
const periodDays = 7;
/** A Monday in India. */
const anchor = Date.parse('2026-01-05T00:00:00+05:30');

/** The end of the last whole period before a moment, and its beginning. */
export function lastPeriod(now: Date): { from: Date; to: Date } {
  const length = periodDays * day;
  const to = anchor + Math.floor((now.getTime() - anchor) / length) * length;
  return { from: new Date(to - length), to: new Date(to) };
}

/** When the next settlements are made. */
export const nextPeriodEnd = (now: Date) =>
  new Date(lastPeriod(now).to.getTime() + periodDays * day);

/** India's financial year around a moment, April to March; `to` is not included. */
export function yearOf(at: Date): { from: Date; to: Date } {
  const local = new Date(at.getTime() + indiaOffset);
  const begins = local.getUTCFullYear() - (local.getUTCMonth() < 3 ? 1 : 0);
  const april = (year: number) => new Date(`${year}-04-01T00:00:00+05:30`);
  return { from: april(begins), to: april(begins + 1) };
}

/** A calendar month in India such as `2026-11`; `to` is not included. */
export function monthOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (at: Date) => new Date(at.getTime() - indiaOffset);
  return {
    from: first(new Date(Date.UTC(year, number - 1))),
    to: first(new Date(Date.UTC(year, number))),
  };
}
