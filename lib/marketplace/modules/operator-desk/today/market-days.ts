import { sql } from 'drizzle-orm';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';

/**
 * Orders of a day in India that were paid, or are due in cash and not cancelled; `fromSearch` counts those with a
 * product found by search.
 */
export type MarketDay = { day: string; orders: number; paise: number; fromSearch: number };

/** Hours after the end of a day in which a late payment may still count for it. */
const openFor = 6;

/**
 * Sums up days from their orders, by the index of `placed_at`. Each order looks its payment up: an `exists` would
 * hash all payments.
 */
const addedUp = (from: string, to: string) => sql`
  select day, count(*)::int as orders, sum(paise)::bigint as paise, (count(*) filter (where found))::int as from_search
  from (
    select ${dayInIndia(sql`o.placed_at`)} as day, o.grand_total as paise,
      coalesce(searched.found, false) as found
    from orders o
      left join lateral (select true as captured from payments p
        where p.order_id = o.id and p.captured limit 1) paid on true
      left join lateral (select true as found from shipments s join order_items i on i.shipment_id = s.id
        where s.order_id = o.id and i.from_search limit 1) searched on true
      left join lateral (select true as stands from shipments s
        where s.order_id = o.id and s.status <> 'cancelled' limit 1) standing on true
    where o.placed_at >= ${startOfIndianDay(sql`${from}::date`)} and o.placed_at < ${startOfIndianDay(sql`${to}::date + 1`)}
      and (paid.captured or (o.payment_method = 'cod' and standing.stands))
  ) each group by day`;

/**
 * Returns the days in India between two days, both included: past days as stored, the others computed now. A day
 * without orders has zeros.
 */
export async function marketDays(db: Database, from: string, to: string): Promise<MarketDay[]> {
  const kept = await rowsOf<MarketDay>(
    db,
    sql`select day::text as day, orders, paise::float8 as paise, from_search as "fromSearch"
      from market_days where day between ${from}::date and ${to}::date`,
  );
  const known = new Map(kept.map((each) => [each.day, each]));
  const days = listDays(from, to);
  const firstOpen = days.find((day) => !known.has(day));
  if (firstOpen) {
    const open = await rowsOf<MarketDay>(
      db,
      sql`select day::text as day, orders, paise::float8 as paise, from_search as "fromSearch"
        from (${addedUp(firstOpen, to)}) added`,
    );
    for (const each of open) if (!known.has(each.day)) known.set(each.day, each);
  }
  return days.map((day) => known.get(day) ?? { day, orders: 0, paise: 0, fromSearch: 0 });
}

/** Number of days shown. */
export const daysShown = 30;

/**
 * Stores the past days of the last two months that are not stored yet, the oldest first, each by itself. Each new day
 * also recomputes earlier days, whose cash orders may have been cancelled since.
 * @returns the number of days stored
 */
export async function keepMarketDays(db: Database, now: Date): Promise<number> {
  const last = dayOf(now.getTime() - (24 + openFor) * 3_600_000);
  const first = daysAfter(dayOf(now), 1 - 2 * daysShown);
  if (last < first) return 0;
  const missing = await rowsOf<{ day: string }>(
    db,
    sql`select each::date::text as day from generate_series(${first}::date, ${last}::date, interval '1 day') each
      where not exists (select 1 from market_days d where d.day = each::date) order by 1`,
  );
  for (const { day } of missing) await write(db, day);
  const isNewDay = missing.some(({ day }) => day === last);
  if (isNewDay) {
    const written = new Set(missing.map(({ day }) => day));
    for (const day of listDays(first, last)) if (!written.has(day)) await write(db, day);
  }
  return missing.length;
}

const write = (db: Database, day: string) =>
  db.execute(sql`
    insert into market_days (day, orders, paise, from_search)
    select ${day}::date, coalesce(sum(orders), 0), coalesce(sum(paise), 0), coalesce(sum(from_search), 0)
    from (${addedUp(day, day)}) added
    on conflict (day) do update set orders = excluded.orders, paise = excluded.paise, from_search = excluded.from_search`);

function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}
