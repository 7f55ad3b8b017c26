import { type SQL, sql } from 'drizzle-orm';
import { defaultLimits } from '@/lib/contract/schemas/settings/limits';

type Limit = 'unpaid_orders' | 'held_units';

/** SQL: a limit at the time when an order `o` was placed. */
const limitThen = (limit: Limit) => sql`coalesce((
  select (v.value ->> ${sql.raw(`'${limit}'`)})::int from setting_versions v
  where v."group" = 'limits' and v.created_at <= o.placed_at
  order by v.id desc limit 1), ${defaultLimits[limit]}::int)`;

/** The unpaid orders of each unpaid order's shopper up to that order, itself included. */
const waiting = sql`
  select o.number, o.placed_at, count(distinct h.order_id) as orders, sum(h.quantity) as units
  from orders o
    join orders older on older.user_id = o.user_id and older.id <= o.id
    join stock_holds h on h.order_id = older.id and h.settled_at is null
  where exists (select from stock_holds own where own.order_id = o.id and own.settled_at is null)
  group by o.id`;

/** Rules of what an account may hold before it pays, each as a query for its violations. */
export const always: Record<string, SQL> = {
  'an account has more unpaid orders than it might': sql`
    select o.number from (${waiting}) o where o.orders > ${limitThen('unpaid_orders')}`,

  'an account holds more unpaid units than it might': sql`
    select o.number from (${waiting}) o
    where o.units > ${limitThen('held_units')} and o.units > 1`,
};
