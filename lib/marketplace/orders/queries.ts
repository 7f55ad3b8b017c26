import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../db/connection';
import { orderItems, orders, shipmentEvents, shipments } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { stores } from '../db/schema/stores';
import { hasStatus } from './status';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

/** A shopper's own order. */
export async function findOrder(
  db: Database,
  userId: number,
  key: { id: number } | { number: string },
): Promise<OrderRow | undefined> {
  const which = 'id' in key ? eq(orders.id, key.id) : eq(orders.number, key.number);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), which));
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

/** What happened to these shipments, oldest first. */
export function listEvents(db: Database, shipmentIds: number[]) {
  return db
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, shipmentIds))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id));
}

/** The newest payment of an order. */
export async function findPayment(db: Database, orderId: number) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1);
  return payment;
}

export type OrderFilter = { status?: ShipmentStatus; page: number; limit: number };

/** One page of a shopper's orders, newest first, and how many there are. */
export async function listOrderRows(
  db: Database,
  userId: number,
  { status, page, limit }: OrderFilter,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(eq(orders.userId, userId), status && hasStatus(status));
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
