import { sql } from 'drizzle-orm';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';

/** What was ordered on a day in India and paid, or is paid in cash: `fromSearch` of the orders have what a search found. */
export type MarketDay = { day: string; orders: number; paise: number; fromSearch: number };

/** Hours after the end of a day in which a late payment may still count for it. */
const openFor = 6;

/** Adds a day up from its orders, by the index of when they were placed. */
const addedUp = (from: string, to: string) => sql`
  select day, count(*)::int as orders, sum(paise)::bigint as paise, (count(*) filter (where found))::int as from_search
  from (
    select ${dayInIndia(sql`o.placed_at`)} as day, o.grand_total as paise,
      exists (select 1 from shipments s join order_items i on i.shipment_id = s.id
        where s.order_id = o.id and i.from_search) as found
    from orders o
    where o.placed_at >= ${startOfIndianDay(sql`${from}::date`)} and o.placed_at < ${startOfIndianDay(sql`${to}::date + 1`)}
      and (o.payment_method = 'cod' or exists (select 1 from payments p where p.order_id = o.id and p.captured))
  ) each group by day`;

/**
 * Days in India from one to another, both included: those that are over as they were written once, the others added up
 * now. A day without orders is there with zeros.
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

/** Days that are looked back at. */
export const daysShown = 30;

/**
 * Writes the days of the last month that are over and are not written yet, the oldest first, each by itself.
 * @returns how many were written
 */
export async function keepMarketDays(db: Database, now: Date): Promise<number> {
  const last = dayOf(now.getTime() - (24 + openFor) * 3_600_000);
  const first = daysAfter(dayOf(now), 1 - daysShown);
  if (last < first) return 0;
  const missing = await rowsOf<{ day: string }>(
    db,
    sql`select each::date::text as day from generate_series(${first}::date, ${last}::date, interval '1 day') each
      where not exists (select 1 from market_days d where d.day = each::date) order by 1`,
  );
  for (const { day } of missing) {
    await db.execute(sql`
      insert into market_days (day, orders, paise, from_search)
      select ${day}::date, coalesce(sum(orders), 0), coalesce(sum(paise), 0), coalesce(sum(from_search), 0)
      from (${addedUp(day, day)}) added on conflict do nothing`);
  }
  return missing.length;
}

function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}
