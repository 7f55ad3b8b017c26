import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { payments } from '../../kernel/db/schema/payments';
import { type ItemRow, listItems, type OrderRow } from './queries';

export type LockedShipment = typeof shipments.$inferSelect & { items: ItemRow[] };
type PaymentRow = typeof payments.$inferSelect;

/** An order with the rows that change together with it. */
export type LockedOrder = { order: OrderRow; shipments: LockedShipment[]; payment: PaymentRow };

/**
 * Locks an order, its shipments and its payment, in this order, until the transaction ends: cancelling, moving
 * and settling wait. Of several payments locks the captured one, else the newest.
 */
export const lockOrder = (tx: Database, orderId: number): Promise<LockedOrder | undefined> =>
  lock(tx, orderId, undefined);

/** Locks a shopper's own order like `lockOrder`; undefined for another shopper's order. */
export const lockOwnOrder = (
  tx: Database,
  userId: number,
  orderId: number,
): Promise<LockedOrder | undefined> => lock(tx, orderId, eq(orders.userId, userId));

async function lock(
  tx: Database,
  orderId: number,
  isOwn: SQL | undefined,
): Promise<LockedOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwn))
    .for('update');
  if (!order) return undefined;
  const rows = await tx
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id))
    .for('update');
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.captured), desc(payments.id))
    .limit(1)
    .for('update');
  if (!payment) throw new Error(`order ${order.number} has no payment`);
  const items = await listItems(
    tx,
    rows.map(({ id }) => id),
  );
  const withItems = rows.map((row) => ({
    ...row,
    items: items.filter(({ shipmentId }) => shipmentId === row.id),
  }));
  return { order, shipments: withItems, payment };
}
