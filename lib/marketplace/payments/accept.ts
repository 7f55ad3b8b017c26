import { and, eq, isNull } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../db/connection';
import { orders, shipmentEvents, shipments, stockHolds } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { post } from '../mail/posted';
import { countSold, inOrder, takePieces } from '../orders/pieces';
import { takeFromCart } from './cart-lines';
import { type Hold, listHolds } from './holds';
import type { ProviderPayment } from './provider';
import type { PaymentRow } from './queries';
import { requestRefund } from './request-refund';

type Accepted = { isPlaced: boolean; changed: number[] };

/**
 * The money for an order is there. While it waits for it, it is placed. Money that comes after the
 * order lapsed is honoured when every piece can be had again and no newer order has taken its place;
 * otherwise, and when it was cancelled, all of it goes back. The shopper and the payment are locked.
 */
export async function accept(
  tx: Database,
  payment: PaymentRow,
  attempt: ProviderPayment,
  now: Date,
): Promise<Accepted> {
  await tx
    .update(payments)
    .set({
      captured: true,
      status: 'captured',
      providerPaymentId: attempt.id,
      failureReason: null,
      failureCode: null,
      processedAt: now,
    })
    .where(eq(payments.id, payment.id));

  const { orderId } = payment;
  const holds = await listHolds(tx, orderId);
  const open = holds.filter(({ outcome }) => outcome === null);
  if (open.length) {
    for (const hold of inOrder(open)) await countSold(tx, hold);
    await placePaid(tx, orderId, 'pending_payment', now);
    return { isPlaced: true, changed: [] };
  }
  const hasLapsed = holds.length > 0 && holds.every(({ outcome }) => outcome === 'lapsed');
  if (hasLapsed && (await takeAgain(tx, holds))) {
    await placePaid(tx, orderId, 'lapsed', now);
    return { isPlaced: true, changed: holds.map(({ productId }) => productId) };
  }
  const reason = hasLapsed ? 'paid_late' : 'order_cancelled';
  const key = `unplaced-${payment.id}`;
  await requestRefund(tx, { paymentId: payment.id, amount: payment.amount, reason, key });
  return { isPlaced: false, changed: [] };
}

class TooFew extends Error {}

/** Takes all pieces of a lapsed order from stock again, or none. */
async function takeAgain(tx: Database, holds: Hold[]): Promise<boolean> {
  try {
    await tx.transaction(async (attempt) => {
      for (const hold of inOrder(holds)) {
        if ((await takePieces(attempt, hold, 'sale')) === undefined) throw new TooFew();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof TooFew) return false;
    throw error;
  }
}

async function placePaid(
  tx: Database,
  orderId: number,
  was: 'pending_payment' | 'lapsed',
  now: Date,
): Promise<void> {
  const [order] = await tx
    .select({ userId: orders.userId, locale: orders.locale })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} vanished`);
  const from = was === 'lapsed' ? 'cancelled' : was;
  const note = was === 'lapsed' ? textOf(order.locale, 'order_notes.paid_late') : null;
  const placed = await tx
    .update(shipments)
    .set({ status: 'placed' })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.status, from)))
    .returning({ id: shipments.id });
  await tx
    .insert(shipmentEvents)
    .values(placed.map(({ id }) => ({ shipmentId: id, status: 'placed' as const, note, at: now })));
  const sold = await tx
    .update(stockHolds)
    .set({ outcome: 'sold', settledAt: now })
    .where(
      and(
        eq(stockHolds.orderId, orderId),
        was === 'lapsed' ? eq(stockHolds.outcome, was) : isNull(stockHolds.outcome),
      ),
    )
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity });
  await takeFromCart(tx, order.userId, sold);
  await post(tx, { kind: 'placed', orderId });
}
