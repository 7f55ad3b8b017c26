import { sql } from 'drizzle-orm';
import type { OperatorToday } from '@/lib/api/schemas/operators/today';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { startOfIndianDay } from '../../../kernel/db/india';
import { listSearchCounts } from '../../search-counts';

const days = 30;
const emptyShown = 5;

/** How many searches led to opened results, and how many orders have what was opened so; nothing says whose. */
export async function searchesToOrders(db: Database, now: Date): Promise<OperatorToday['search']> {
  const since = daysAfter(dayOf(now), 1 - days);
  const counted = rowsOf<{ searches: number; opened: number; orders: number }>(
    db,
    sql`select counts.*, (
        select count(distinct o.id)::int from order_items i
        join shipments s on s.id = i.shipment_id
        join orders o on o.id = s.order_id
        join payments p on p.order_id = o.id
        where i.from_search and (p.captured or p.method = 'cod')
          and o.placed_at >= ${startOfIndianDay(sql`${since}::date`)}
      ) as orders
      from (
        select coalesce(sum(searches), 0)::int as searches, coalesce(sum(clicks), 0)::int as opened
        from search_counts where day >= ${since}
      ) as counts`,
  );
  const [[sums], empty] = await Promise.all([
    counted,
    listSearchCounts(db, { days, only: 'empty' }, now),
  ]);
  return {
    searches: sums?.searches ?? 0,
    opened: sums?.opened ?? 0,
    orders: sums?.orders ?? 0,
    empty: empty.slice(0, emptyShown).map(({ text, searches }) => ({ text, searches })),
  };
}
