import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { cancelOrderSchema } from '@/lib/api/schemas/orders';
import type { Database } from '../../db/connection';
import { retrying } from '../../db/retry';
import { cancellations, orderItems, shipmentEvents, shipments } from '../../db/schema/orders';
import { DomainError, NotFound } from '../../host/errors';
import { endHolds } from '../../inventory/holds';
import { giveBack } from '../../inventory/return-stock';
import { post } from '../../mail/outbox';
import { partsOf } from '../../money/line-value';
import { rupees } from '../../money/rupees';
import type { PaiseTotals } from '../../money/totals';
import { type LockedOrder, lockOrder } from '../lock';
import { worthOf } from '../order-value';
import type { IdempotencyKey } from '../place/idempotency';
import type { ItemRow } from '../queries';
import { nameOf } from '../view';
import { type CancelPlan, planCancel } from './cancel-plan';
import { payLess, type RefundTarget, refundTarget } from './reduce-payment';

type Wish = {
  orderId: number;
  body: z.output<typeof cancelOrderSchema>;
  idempotency?: IdempotencyKey;
} & ({ by: 'shopper'; userId: number } | { by: 'operator' });

/** How many pieces of an item went, and what the line shrank by. */
export type CancelledLine = { item: ItemRow; pieces: number; amount: number };

/** Paise. `backOnSale`: products that were sold out before. */
export type Cancelled = {
  goods: number;
  shipping: number;
  target: RefundTarget;
  totalsAfter: PaiseTotals;
  lines: CancelledLine[];
  backOnSale: number[];
  /** The key had done this before: nothing was changed this time. */
  isRepeat: boolean;
};

/**
 * Cancels an order, some of its items or some of their pieces, by the rules of `planCancel`, in one
 * transaction: pieces go back to stock, what was paid is refunded, what is due in cash shrinks, and the
 * timeline tells. It locks the order first, as packing does: of two that come at once the second sees
 * what the first has done.
 * @throws {NotFound} order_not_found, also for another shopper's order
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed, cancel_whole, idempotency_mismatch
 * @throws {InvalidFields} for items of another order
 */
export function cancelOrder(db: Database, wish: Wish): Promise<Cancelled> {
  return retrying(() => db.transaction((tx) => cancelWithin(tx, wish)));
}

/** What `cancelOrder` would give back, changing nothing. */
export function previewCancel(db: Database, wish: Wish): Promise<Cancelled> {
  return db.transaction(async (tx) => {
    const locked = await lock(tx, wish);
    const plan = planCancel(locked.parcels, wish.body, wish.by);
    return outcome(locked, plan, []);
  });
}

/** `cancelOrder` as a part of the caller's transaction. */
export async function cancelWithin(tx: Database, wish: Wish): Promise<Cancelled> {
  const locked = await lock(tx, wish);
  const repeated = wish.idempotency && (await findRepeated(tx, wish.orderId, wish.idempotency));
  if (repeated) {
    const { goods, shipping, target } = repeated;
    const totalsAfter = worthOf(locked.parcels);
    return { goods, shipping, target, totalsAfter, lines: [], backOnSale: [], isRepeat: true };
  }
  const plan = planCancel(locked.parcels, wish.body, wish.by);
  const cancellationId = await record(tx, wish, locked, plan);
  const backOnSale = isUnpaid(locked)
    ? await giveBack(tx, await endHolds(tx, wish.orderId, 'given_back', new Date()), 'held')
    : await giveBack(tx, goingPieces(locked, plan), 'sold');
  await payLess(tx, locked, {
    after: plan.after,
    amount: plan.goods + plan.shipping,
    reason: 'cancelled',
    key: `cancellation-${cancellationId}`,
  });
  await tell(tx, locked, plan);
  return outcome(locked, plan, backOnSale);
}

function tell(tx: Database, locked: LockedOrder, plan: CancelPlan): Promise<void> {
  const { goods, shipping, totalsAfter } = plan;
  const lines = linesOf(locked, plan).map(({ item, pieces, amount }) => ({
    name: nameOf(item, locked.order.locale),
    quantity: pieces,
    amount: rupees(amount),
  }));
  return post(tx, {
    kind: 'cancelled',
    orderId: locked.order.id,
    facts: {
      isWhole: totalsAfter.grandTotal === 0,
      lines,
      shipping: rupees(shipping),
      amount: rupees(goods + shipping),
      target: refundTarget(locked),
      left: rupees(totalsAfter.grandTotal),
    },
  });
}

async function lock(tx: Database, wish: Wish): Promise<LockedOrder> {
  const userId = wish.by === 'shopper' ? wish.userId : undefined;
  const locked = await lockOrder(tx, wish.orderId, userId);
  if (!locked) throw new NotFound('order_not_found');
  return locked;
}

function outcome(locked: LockedOrder, plan: CancelPlan, backOnSale: number[]): Cancelled {
  const { goods, shipping, totalsAfter } = plan;
  const target = refundTarget(locked);
  const lines = linesOf(locked, plan);
  return { goods, shipping, target, totalsAfter, lines, backOnSale, isRepeat: false };
}

function linesOf({ parcels }: LockedOrder, plan: CancelPlan): CancelledLine[] {
  return parcels
    .flatMap(({ items }) => items)
    .filter(({ id }) => plan.pieces.has(id))
    .map((item) => {
      const pieces = plan.pieces.get(item.id) as number;
      const left = item.quantity - item.cancelledQuantity;
      const amount = partsOf(item, left).total - partsOf(item, left - pieces).total;
      return { item, pieces, amount };
    });
}

async function findRepeated(tx: Database, orderId: number, { key, requestHash }: IdempotencyKey) {
  if (key === undefined) return undefined;
  const [former] = await tx
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.orderId, orderId), eq(cancellations.idempotencyKey, key)));
  if (former && former.requestHash !== requestHash) {
    throw new DomainError(409, 'idempotency_mismatch');
  }
  return former;
}

async function record(tx: Database, wish: Wish, locked: LockedOrder, plan: CancelPlan) {
  const { by, body, idempotency } = wish;
  const [cancellation] = await tx
    .insert(cancellations)
    .values({
      orderId: locked.order.id,
      by,
      reason: body.reason,
      goods: plan.goods,
      shipping: plan.shipping,
      target: refundTarget(locked),
      idempotencyKey: idempotency?.key,
      requestHash: idempotency?.requestHash,
    })
    .returning({ id: cancellations.id });
  for (const parcel of plan.after) {
    const going = parcel.items.filter(({ id }) => plan.pieces.has(id));
    for (const { id, cancelledQuantity } of going) {
      await tx.update(orderItems).set({ cancelledQuantity }).where(eq(orderItems.id, id));
    }
    if (!going.length) continue;
    const { id: shipmentId, status } = parcel;
    await tx.update(shipments).set({ status }).where(eq(shipments.id, shipmentId));
    await tx.insert(shipmentEvents).values({
      shipmentId,
      status,
      note: body.reason || null,
      cancelledPieces:
        status === 'cancelled'
          ? null
          : Object.fromEntries(going.map(({ id }) => [id, plan.pieces.get(id) as number])),
    });
  }
  return cancellation?.id;
}

/** It still waits for its payment, and its pieces are held. */
const isUnpaid = ({ parcels }: LockedOrder) =>
  parcels.some(({ status }) => status === 'pending_payment');

function goingPieces(locked: LockedOrder, plan: CancelPlan) {
  return linesOf(locked, plan).map(({ item, pieces }) => ({
    productId: item.productId,
    quantity: pieces,
  }));
}
