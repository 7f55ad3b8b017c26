import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { codeText } from '@/lib/contract/schemas/numbers/identifier-text';
import type { orderListQuerySchema } from '@/lib/contract/schemas/orders';
import { containing } from '@/lib/text/containing';
import { daysBefore, monthsBefore, startOfDay } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { orderItems, orders, shipments } from '../../kernel/db/schema/orders';
import { stores } from '../../kernel/db/schema/stores';
import { anyTranslation } from '../../kernel/db/translations';
import type { Actor } from '../../kernel/http/actor';
import { hasStatus } from './status';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

/** Actors who may see a whole order. A store sees its shipments only. */
export type OrderViewer = Exclude<Actor, { kind: 'seller' }>;

/** Returns the condition for the orders that an actor may see; none for those who may see all. */
export const ordersOf = (actor: OrderViewer) =>
  actor.kind === 'shopper' ? eq(orders.userId, actor.id) : undefined;

export async function findOrder(
  db: Database,
  actor: OrderViewer,
  key: { id: number } | { number: string },
): Promise<OrderRow | undefined> {
  const which = 'id' in key ? eq(orders.id, key.id) : eq(orders.number, key.number);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(ordersOf(actor), which));
  return order;
}

/** Returns the shipments of these orders with their stores. */
export function listShipments(db: Database, orderIds: number[]) {
  return db
    .select({ shipment: shipments, store: { id: stores.id, name: stores.name, slug: stores.slug } })
    .from(shipments)
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .where(inArray(shipments.orderId, orderIds))
    .orderBy(asc(shipments.id));
}

/** Returns the items of these shipments. */
export function listItems(db: Database, shipmentIds: number[]): Promise<ItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.shipmentId, shipmentIds))
    .orderBy(asc(orderItems.id));
}

/** Returns the order that a shipment belongs to. */
export async function findOrderOf(db: Database, shipmentId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.id, shipmentId));
  return row?.orderId;
}

export type OrderFilter = z.output<typeof orderListQuerySchema>;

/** Returns one page of a shopper's orders, newest first, and their total number. */
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

/** Matches order numbers and names of items, in any language. */
function mentions(search: string): SQL | undefined {
  const pattern = containing(search);
  const named = or(
    ilike(orderItems.name, pattern),
    anyTranslation(orderItems.translations, 'name', pattern),
  );
  return or(
    ilike(orders.number, containing(codeText(search).replace(/^#/, ''))),
    sql`exists (select 1 from ${orderItems} join ${shipments}
      on ${shipments.id} = ${orderItems.shipmentId}
      where ${shipments.orderId} = ${orders.id} and ${named})`,
  );
}

/** Returns start and end of `30d`, `6m` or a calendar year in India. */
function boundsOf(period: string, now: Date): [from: Date, to?: Date] {
  if (period === '30d') return [daysBefore(now, 30)];
  if (period === '6m') return [monthsBefore(now, 6)];
  return [newYear(Number(period)), newYear(Number(period) + 1)];
}

const newYear = (year: number) => startOfDay(`${year}-01-01`);
