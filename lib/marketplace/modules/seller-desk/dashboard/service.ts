import { eq, sql } from 'drizzle-orm';
import { type Dashboard, firstSteps } from '@/lib/contract/schemas/seller/dashboard';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';
import { products } from '../../../kernel/db/schema/catalog';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import type { Seller } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { findNextPayout } from '../../settlement';

type SoldOnDay = { day: string; paise: number; units: number; orders: number };

/**
 * Returns a store's sales on each of the last days in India, today last: paise with GST, without shipping and
 * without what was cancelled, not paid or came back undelivered. Days without a sale are included with zeros.
 */
function soldByDay(db: Database, storeId: number, days: number, now: Date): Promise<SoldOnDay[]> {
  const today = dayInIndia(sql`${now.toISOString()}::timestamptz`);
  const kept = sql`${orderItems.quantity} - ${orderItems.cancelledQuantity}`;
  return rowsOf<SoldOnDay>(
    db,
    sql`with sold as (
        select ${dayInIndia(orders.placedAt)} as day,
          sum(round(${orderItems.total}::numeric * (${kept}) / ${orderItems.quantity})) as paise,
          sum(${kept}) as units, count(distinct ${orders.id}) as orders
        from ${shipments}
        join ${orders} on ${orders.id} = ${shipments.orderId}
        join ${orderItems} on ${orderItems.shipmentId} = ${shipments.id}
        where ${shipments.storeId} = ${storeId}
          and ${shipments.status} not in ('pending_payment', 'cancelled', 'delivery_failed', 'returned')
          and ${orders.placedAt} >= ${startOfIndianDay(sql`${today} - ${days - 1}::int`)}
          and ${shipments.createdAt} >= ${startOfIndianDay(sql`${today} - ${days}::int`)}
        group by 1)
      select to_char(each, 'YYYY-MM-DD') as day, coalesce(paise, 0)::float8 as paise,
        coalesce(units, 0)::int as units, coalesce(orders, 0)::int as orders
      from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') each
      left join sold on sold.day = each::date
      order by each`,
  );
}

/** Returns which of a new store's first steps are done. */
async function findFirstSteps(db: Database, storeId: number) {
  const [row] = await db
    .select({
      profile: sql<boolean>`${stores.logo} is not null and ${stores.banner} is not null
        and ${stores.careEmail} is not null`,
      bank_account: sql<boolean>`exists (select 1 from ${bankAccounts}
        where ${bankAccounts.storeId} = ${storeId})`,
      listing: sql<boolean>`exists (select 1 from ${products}
        where ${products.storeId} = ${storeId} and ${products.isActive})`,
      shipment: sql<boolean>`exists (select 1 from ${shipments}
        where ${shipments.storeId} = ${storeId} and ${shipments.status}
          in ('shipped', 'out_for_delivery', 'delivered', 'delivery_failed', 'returned'))`,
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row ?? { profile: false, bank_account: false, listing: false, shipment: false };
}

/**
 * Returns the figures of a store's start page: its first steps, and for its owner the next payout and the sales over
 * `days` and as many before.
 */
export async function findDashboard(
  db: Database,
  { storeId, role }: Pick<Seller, 'storeId' | 'role'>,
  days: number,
  now: Date,
): Promise<Dashboard> {
  const [done, sold, next_payout] = await Promise.all([
    findFirstSteps(db, storeId),
    role === 'owner' ? soldByDay(db, storeId, 2 * days, now) : null,
    role === 'owner' ? findNextPayout(db, storeId, now) : null,
  ]);
  const shown = sold?.slice(days);
  return {
    steps: firstSteps.map((step) => ({ step, done: done[step] })),
    next_payout,
    days: shown?.map(({ paise, ...day }) => ({ ...day, sales: rupees(paise) })) ?? null,
    days_before:
      sold?.slice(0, days).map(({ paise, ...day }) => ({ ...day, sales: rupees(paise) })) ?? null,
    total: shown ? totalOf(shown) : null,
    before: sold ? totalOf(sold.slice(0, days)) : null,
  };
}

function totalOf(days: SoldOnDay[]) {
  const sum = (name: 'paise' | 'units' | 'orders') =>
    days.reduce((total, day) => total + day[name], 0);
  return { sales: rupees(sum('paise')), units: sum('units'), orders: sum('orders') };
}
