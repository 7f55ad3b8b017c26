import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { flashDeals } from '../../../kernel/db/schema/catalog';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import type { Period } from './honest';

/** Units, and paise with GST, without shipping and without what was cancelled or not paid. */
export type Sold = { units: number; paise: number };
export type Effect = { during: Sold; before: Sold };

/** What was sold of each SKU of a deal, and in as long a time before it began. A running one is counted until now. */
export async function effectOf(
  db: Database,
  dealId: number,
  { startsAt, endsAt }: Period,
  now: Date,
): Promise<Map<number, Effect>> {
  const end = Math.min(endsAt.getTime(), now.getTime());
  if (end <= startsAt.getTime()) return new Map();
  const time = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const start = startsAt.getTime();
  const kept = sql`(${orderItems.quantity} - ${orderItems.cancelledQuantity})`;
  const isDuring = sql`filter (where ${orders.placedAt} >= ${time(start)})`;
  const isBefore = sql`filter (where ${orders.placedAt} < ${time(start)})`;
  const amount = sql`round(${orderItems.total}::numeric * ${kept} / ${orderItems.quantity})`;
  const rows = await rowsOf<
    Record<'id' | 'units' | 'paise' | 'unitsBefore' | 'paiseBefore', number>
  >(
    db,
    sql`select ${orderItems.productId}::int as id,
        coalesce(sum(${kept}) ${isDuring}, 0)::int as units,
        coalesce(sum(${amount}) ${isDuring}, 0)::float8 as paise,
        coalesce(sum(${kept}) ${isBefore}, 0)::int as "unitsBefore",
        coalesce(sum(${amount}) ${isBefore}, 0)::float8 as "paiseBefore"
      from ${flashDeals}
      join ${orderItems} on ${orderItems.productId} = ${flashDeals.productId}
      join ${shipments} on ${shipments.id} = ${orderItems.shipmentId}
      join ${orders} on ${orders.id} = ${shipments.orderId}
      where ${flashDeals.dealId} = ${dealId}
        and ${shipments.status} not in ('pending_payment', 'cancelled')
        and ${orders.placedAt} >= ${time(2 * start - end)} and ${orders.placedAt} < ${time(end)}
      group by 1`,
  );
  return new Map(
    rows.map(({ id, units, paise, unitsBefore, paiseBefore }) => [
      id,
      { during: { units, paise }, before: { units: unitsBefore, paise: paiseBefore } },
    ]),
  );
}
