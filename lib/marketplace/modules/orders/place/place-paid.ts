import { and, eq, sql } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { removeBought } from '../../cart';
import {
  countSold,
  inLockOrder,
  listHolds,
  markHoldsSold,
  type StockLine,
  takeStock,
} from '../../inventory';
import { isOnSale, livePrice } from '../../offers';
import type { PayableOrders } from '../../payments';
import { findByCode, holdAgainst, isRefusal, removeUsed, retakeUse } from '../../promotions';
import { endUnpaid } from '../cancel/end-unpaid';
import { enqueueOrderMail } from '../mails/order-messages';

/** Milliseconds for which late money may still revive its order. */
const lateMoneyTime = 60 * 60 * 1000;

/**
 * Places an order whose money has arrived. Money that comes after the order lapsed revives it within an hour if
 * no newer order has replaced it, its terms still hold (`termsHold`) and all of its stock and its coupon are
 * available; otherwise, and for a cancelled order, the money is refunded and the shopper is told. An order whose
 * lapse no job has recorded is treated alike. The shopper and the order are locked.
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

/** Takes all stock and the coupon of a lapsed order again if its terms hold; all or nothing. */
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
      // The order's products are locked, so no price changes from here on.
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

type Line = { productId: number; quantity: number; unitPrice: number; discount: number };

type Ordered = {
  userId: number;
  couponCode: string | null;
  isAccountOpen: boolean;
  /** True if every line is on sale at its ordered price. */
  isSame: boolean;
  lines: Line[];
};

/**
 * Returns whether an unpaid order could be placed again now unchanged: its account is neither deleted nor
 * blocked, its stores sell, prices and deals are the same to the paisa, and its coupon takes off the same.
 * Ignores stock.
 */
async function termsHold(tx: Database, orderId: number, now: Date): Promise<boolean> {
  const ordered = await findOrdered(tx, orderId);
  if (!ordered?.isAccountOpen || !ordered.isSame) return false;
  const { userId, couponCode, lines } = ordered;
  if (couponCode === null) return true;
  const coupon = await findByCode(tx, couponCode);
  const [applied] = coupon ? await holdAgainst(tx, [coupon], { userId, lines, now }) : [];
  if (!applied || isRefusal(applied.decision)) return false;
  const { shares } = applied.decision;
  return lines.every(({ productId, discount }) => (shares.get(productId) ?? 0) === discount);
}

async function findOrdered(tx: Database, orderId: number): Promise<Ordered | undefined> {
  const [row] = await rowsOf<Ordered>(
    tx,
    sql`select o.user_id::float8 as "userId", o.coupon_code as "couponCode",
        u.deleted_at is null and u.blocked_at is null as "isAccountOpen",
        bool_and(${isOnSale} and ${livePrice} = i.unit_price) as "isSame",
        json_agg(json_build_object('productId', i.product_id, 'quantity', i.quantity,
          'unitPrice', i.unit_price, 'discount', i.discount) order by i.id) as lines
      from orders o join users u on u.id = o.user_id
        join shipments s on s.order_id = o.id join order_items i on i.shipment_id = s.id
        join ${products} on ${products.id} = i.product_id
        join ${stores} on ${stores.id} = ${products.storeId}
      where o.id = ${orderId} group by o.id, u.id`,
  );
  return row;
}
