import { and, eq } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { removeBought } from '../../cart';
import {
  countSold,
  inLockOrder,
  listHolds,
  markHoldsSold,
  type StockLine,
  takeStock,
} from '../../inventory';
import type { PayableOrders } from '../../payments';
import { removeUsed, retakeUse } from '../../promotions';
import { endUnpaid } from '../cancel/end-unpaid';
import { enqueueOrderMail } from '../mails/order-messages';
import { termsHold } from './terms-hold';

/** Milliseconds for which money that comes too late may still take up its order. */
const lateMoneyTime = 60 * 60 * 1000;

/**
 * Places an order whose money is there. Money that comes after the order lapsed takes it up within an hour, where
 * no newer order has replaced it, its terms still hold (`termsHold`) and all of its stock and its coupon can be had
 * again; otherwise, and when it was cancelled, the money goes back and the shopper is told. An order whose lapse
 * nobody noted, as no job ran, is held to the same terms. The shopper and the order are locked.
 */
export const placePaid: PayableOrders['place'] = async (tx, orderId, now) => {
  const holds = await listHolds(tx, orderId);
  const open = holds.filter(({ outcome }) => outcome === null);
  if (open.length) {
    if (isLate(open[0]?.expiresAt, now) && !(await termsHold(tx, orderId, now))) {
      await endUnpaid(tx, { orderId, outcome: 'given_back', note: null, now });
      return tooLate(tx, orderId);
    }
    await countSold(tx, open);
    await place(tx, orderId, 'open', now);
    return 'placed';
  }
  const hasLapsed = holds.length > 0 && holds.every(({ outcome }) => outcome === 'lapsed');
  if (!hasLapsed) return 'order_cancelled';
  const isOver = isLate(holds[0]?.settledAt, now);
  if (isOver || !(await takeAgain(tx, orderId, holds, now))) return tooLate(tx, orderId);
  await place(tx, orderId, 'lapsed', now);
  return 'placed';
};

const isLate = (since: Date | null | undefined, now: Date) =>
  !since || now.getTime() > since.getTime() + lateMoneyTime;

async function tooLate(tx: Database, orderId: number): Promise<'paid_late'> {
  await enqueueOrderMail(tx, { kind: 'paid_late', orderId });
  return 'paid_late';
}

class NotEnough extends Error {}

/** Takes all stock of a lapsed order again and its coupon, where its terms hold; or none. */
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
      // Behind the locks of its products: no price changes from here on.
      if (!(await termsHold(savepoint, orderId, now))) throw new NotEnough();
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
