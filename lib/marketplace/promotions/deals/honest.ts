import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/connection';

const day = 24 * 3600 * 1000;
const month = 30 * day;

/** In milliseconds; `to` is infinite for the present price. */
export type FullPriceTime = { from: number; to: number };

/**
 * When each product cost its present price or more, deals left out (`full_price_times` of the database), in spans of
 * a day at least, in their order.
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
      where coalesce(upper(span) - lower(span) >= interval '1 day', true)
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

export type Period = { startsAt: Date; endsAt: Date };

/** What would be honest instead. */
export type Dishonest =
  /** It may begin then. */
  | { kind: 'begin'; from: number }
  /** It may last until then. */
  | { kind: 'last'; until: number };

/**
 * Whether the struck-through price was the price for a day of the last 30, on the last day of the deal too: the rule
 * of the trigger `flash_deals_honest`, to say what would be honest.
 * @returns undefined where it is
 */
export function dishonest(times: FullPriceTime[], period: Period): Dishonest | undefined {
  const [start, end] = [period.startsAt.getTime(), period.endsAt.getTime()];
  const known = times
    .map(({ from, to }) => ({ from, to: Math.min(to, start) }))
    .filter(({ from, to }) => to - from >= day);
  if (known.some(({ from, to }) => to - Math.max(from, end - month) >= day)) return undefined;
  const until = Math.max(...known.map(({ to }) => to - day + month));
  if (until > start) return { kind: 'last', until };
  const from = Math.min(...times.map((time) => time.from + day).filter((time) => time > start));
  return { kind: 'begin', from };
}
