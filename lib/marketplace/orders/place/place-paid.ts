import { and, eq } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import { removeBought } from '../../cart/remove-bought';
import type { Database } from '../../db/connection';
import { orders, shipmentEvents, shipments } from '../../db/schema/orders';
import { listHolds, markHoldsSold } from '../../inventory/holds';
import { countSold, inLockOrder, type StockLine, takeStock } from '../../inventory/stock';
import type { PayableOrders } from '../../payments/payment-context';
import { removeUsed, retakeUse } from '../../promotions/coupons/uses';
import { enqueueOrderMail } from '../mails/order-messages';

/**
 * Places an order whose money is there. Money that comes after the order lapsed is honoured when all of
 * its stock and its coupon can be had again and no newer order has replaced it; otherwise, and when it was cancelled,
 * the money goes back. The shopper and the order are locked.
 */
export const placePaid: PayableOrders['place'] = async (tx, orderId, now) => {
  const holds = await listHolds(tx, orderId);
  const open = holds.filter(({ outcome }) => outcome === null);
  if (open.length) {
    await countSold(tx, open);
    await place(tx, orderId, 'open', now);
    return 'placed';
  }
  const hasLapsed = holds.length > 0 && holds.every(({ outcome }) => outcome === 'lapsed');
  if (!hasLapsed) return 'order_cancelled';
  if (!(await takeAgain(tx, orderId, holds, now))) return 'paid_late';
  await place(tx, orderId, 'lapsed', now);
  return 'placed';
};

class NotEnough extends Error {}

/** Takes all stock of a lapsed order again and its coupon, or none. */
async function takeAgain(
  tx: Database,
  orderId: number,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  try {
    await tx.transaction(async (savepoint) => {
      for (const line of inLockOrder(lines)) {
        const left = await takeStock(savepoint, line, 'sale', orderId);
        if (left === undefined) throw new NotEnough();
      }
      if (!(await retakeUse(savepoint, orderId, now))) throw new NotEnough();
    });
    return true;
  } catch (error) {
    if (error instanceof NotEnough) return false;
    throw error;
  }
}

async function place(
  tx: Database,
  orderId: number,
  were: 'open' | 'lapsed',
  now: Date,
): Promise<void> {
  const [order] = await tx
    .select({ userId: orders.userId, locale: orders.locale })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} vanished`);
  const from = were === 'lapsed' ? 'cancelled' : 'pending_payment';
  const note = were === 'lapsed' ? textOf(order.locale, 'order_notes.paid_late') : null;
  const placed = await tx
    .update(shipments)
    .set({ status: 'placed' })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.status, from)))
    .returning({ id: shipments.id });
  await tx
    .insert(shipmentEvents)
    .values(placed.map(({ id }) => ({ shipmentId: id, status: 'placed' as const, note, at: now })));
  await removeBought(tx, order.userId, await markHoldsSold(tx, orderId, were, now));
  await removeUsed(tx, orderId);
  await enqueueOrderMail(tx, { kind: 'placed', orderId });
}
