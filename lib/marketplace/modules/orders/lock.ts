import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { payments } from '../../kernel/db/schema/payments';
import { type ItemRow, listItems, type OrderRow } from './queries';

export type LockedShipment = typeof shipments.$inferSelect & { items: ItemRow[] };
type PaymentRow = typeof payments.$inferSelect;

/** An order with all that changes together with it. */
export type LockedOrder = { order: OrderRow; shipments: LockedShipment[]; payment: PaymentRow };

/**
 * Locks an order, its shipments and its payment, in this order, until the transaction ends: whoever
 * cancels, moves or settles it waits. Of several payments it is the one that was captured, else the
 * newest. With `userId` only that shopper's own order is found.
 */
export async function lockOrder(
  tx: Database,
  orderId: number,
  userId?: number,
): Promise<LockedOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.id, orderId), userId === undefined ? undefined : eq(orders.userId, userId)),
    )
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
