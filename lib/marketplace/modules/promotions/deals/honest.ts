import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';

const day = 24 * 3600 * 1000;
const month = 30 * day;
/** Half of the period; the full price must be charged for longer. */
const half = month / 2;
const margin = 60_000;

/** A time in milliseconds; `to` is infinite for the present price. */
export type FullPriceTime = { from: number; to: number };

/**
 * Returns the times at which each product cost its present price or more, deals left out (`full_price_times`
 * of the database), in order.
 */
export async function fullPriceTimes(
  db: Database,
  ids: number[],
): Promise<Map<number, FullPriceTime[]>> {
  const rows = await rowsOf<{ id: number; from: number; to: number | null }>(
    db,
    sql`select id::int as id, extract(epoch from lower(span))::float8 * 1000 as from,
        extract(epoch from upper(span))::float8 * 1000 as to
      from unnest(${sql.param(ids)}::bigint[]) id, unnest(full_price_times(id)) span
      order by 1, 2`,
  );
  const times = new Map<number, FullPriceTime[]>();
  for (const { id, from, to } of rows) {
    const own = times.get(id) ?? [];
    own.push({ from, to: to ?? Number.POSITIVE_INFINITY });
    times.set(id, own);
  }
  return times;
}

/**
 * SQL condition: a row `f` of flash_deals that has not ended strikes through a price that was not the usual one. Only
 * rows from before the trigger `flash_deals_honest` do.
 */
export const isDishonest = sql`(f.ends_at > now() and (
  select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)
  from unnest(full_price_times(f.product_id)
    * tstzmultirange(tstzrange(least(f.ends_at - interval '30 days', f.starts_at), f.starts_at))) span
) <= 15 * 86400)`;

export type Period = { startsAt: Date; endsAt: Date };

/** The honest alternative. */
export type Dishonest =
  /** A deal may begin at this time. */
  | { kind: 'begin'; from: number }
  /** A deal may last until this time. */
  | { kind: 'last'; until: number };

/**
 * Checks that the struck-through price was charged for the larger part of the last 30 days, on the last day
 * of the deal too: the rule of the trigger `flash_deals_honest`, to suggest an honest period.
 * @returns undefined if the price was
 */
export function dishonest(times: FullPriceTime[], period: Period): Dishonest | undefined {
  const [start, end] = [period.startsAt.getTime(), period.endsAt.getTime()];
  if (charged(times, end - month, start) > half) return undefined;
  const until = lastHonestEnd(times, start);
  if (until > start) return { kind: 'last', until };
  return { kind: 'begin', from: firstHonestBegin(times, start, Math.min(end - start, half - day)) };
}

/**
 * Returns the time from which a deal of a day would be honest if the price stays, and the latest end of one
 * that begins then.
 * @returns `until` undefined if that is sooner than a day
 */
export function nextHonestDeal(times: FullPriceTime[], now: Date): { from: Date; until?: Date } {
  const refused = dishonest(times, { startsAt: now, endsAt: new Date(now.getTime() + day) });
  const from = refused?.kind === 'begin' ? refused.from : now.getTime();
  const until = lastHonestEnd(times, from);
  return { from: new Date(from), ...(until > from && { until: new Date(until) }) };
}

/** Returns the part of a span in which the full price was charged. */
const charged = (times: FullPriceTime[], from: number, to: number) =>
  times.reduce(
    (sum, time) => sum + Math.max(0, Math.min(time.to, to) - Math.max(time.from, from)),
    0,
  );

/** Returns the latest end of a deal that begins then: 15 days at the full price lie before it, counted back. */
function lastHonestEnd(times: FullPriceTime[], start: number): number {
  let missing = half + margin;
  for (const { from, to } of times.toReversed()) {
    const until = Math.min(to, start);
    const length = Math.max(0, until - from);
    if (length >= missing) return until - missing + month;
    missing -= length;
  }
  return Number.NEGATIVE_INFINITY;
}

/**
 * Returns the earliest beginning of a deal of that length, if the price stays; the time charged grows evenly
 * between these moments.
 */
function firstHonestBegin(times: FullPriceTime[], start: number, length: number): number {
  const back = month - length;
  const edges = times.flatMap(({ from, to }) => [from, to, from + back, to + back]);
  const last = start + 2 * month;
  const moments = [start, ...edges.filter((at) => at > start && at < last), last];
  let [before, had] = [start, charged(times, start - back, start)];
  for (const at of moments.toSorted((a, b) => a - b)) {
    const has = charged(times, at - back, at);
    const wanted = half + margin;
    if (has >= wanted) return at - ((has - wanted) / (has - had || 1)) * (at - before);
    [before, had] = [at, has];
  }
  return last;
}
