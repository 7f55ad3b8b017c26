import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { orderListQuerySchema } from '@/lib/api/schemas/orders';
import { startOfDay } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { orderItems, orders, shipments } from '../../kernel/db/schema/orders';
import { stores } from '../../kernel/db/schema/stores';
import { anyTranslation } from '../../kernel/db/translations';
import { hasStatus } from './status';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

/** Who looks: a shopper, by id, sees their own orders only. */
export type Viewer = number | 'operator';

export async function findOrder(
  db: Database,
  viewer: Viewer,
  key: { id: number } | { number: string },
): Promise<OrderRow | undefined> {
  const which = 'id' in key ? eq(orders.id, key.id) : eq(orders.number, key.number);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(viewer === 'operator' ? undefined : eq(orders.userId, viewer), which));
  return order;
}

/** Shipments of these orders with the stores that send them. */
export function listShipments(db: Database, orderIds: number[]) {
  return db
    .select({ shipment: shipments, store: { id: stores.id, name: stores.name, slug: stores.slug } })
    .from(shipments)
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .where(inArray(shipments.orderId, orderIds))
    .orderBy(asc(shipments.id));
}

/** Items of these shipments. */
export function listItems(db: Database, shipmentIds: number[]): Promise<ItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.shipmentId, shipmentIds))
    .orderBy(asc(orderItems.id));
}

/** The order that a shipment belongs to. */
export async function findOrderOf(db: Database, shipmentId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.id, shipmentId));
  return row?.orderId;
}

export type OrderFilter = z.output<typeof orderListQuerySchema>;

/** One page of a shopper's orders, newest first, and how many there are. */
export async function listOrderRows(
  db: Database,
  userId: number,
  { status, search, period, page, limit }: OrderFilter,
  now: Date,
): Promise<{ rows: OrderRow[]; total: number }> {
  const [from, to] = period ? boundsOf(period, now) : [];
  const where = and(
    eq(orders.userId, userId),
    status?.length ? hasStatus(status) : undefined,
    search ? mentions(search) : undefined,
    from && gte(orders.placedAt, from),
    to && lt(orders.placedAt, to),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Order numbers and names of items, in any language. */
function mentions(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const named = or(
    ilike(orderItems.name, pattern),
    anyTranslation(orderItems.translations, 'name', pattern),
  );
  return or(
    ilike(orders.number, pattern),
    sql`exists (select 1 from ${orderItems} join ${shipments}
      on ${shipments.id} = ${orderItems.shipmentId}
      where ${shipments.orderId} = ${orders.id} and ${named})`,
  );
}

/** From when on and before when, of `30d`, `6m` or a calendar year in India. */
function boundsOf(period: string, now: Date): [from: Date, to?: Date] {
  const since = new Date(now);
  if (period === '30d') since.setUTCDate(since.getUTCDate() - 30);
  else if (period === '6m') since.setUTCMonth(since.getUTCMonth() - 6);
  else return [newYear(Number(period)), newYear(Number(period) + 1)];
  return [since];
}

const newYear = (year: number) => startOfDay(`${year}-01-01`);
