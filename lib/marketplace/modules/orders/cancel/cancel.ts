import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { cancelOrderSchema } from '@/lib/contract/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import {
  cancellations,
  orderItems,
  shipmentEvents,
  shipments,
} from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { lineValue } from '../../../kernel/money/line-value';
import { rupees } from '../../../kernel/money/rupees';
import type { PaiseTotals } from '../../../kernel/money/totals';
import { endHolds, returnStock } from '../../inventory';
import { refundableOf, requestRefund } from '../../payments';
import { releaseUse } from '../../promotions';
import { type LockedOrder, lockOrder, lockOwnOrder } from '../lock';
import { enqueueOrderMail } from '../mails/order-messages';
import { orderValue } from '../order-value';
import type { IdempotencyKey } from '../place/idempotency';
import type { ItemRow } from '../queries';
import { nameOf } from '../view';
import { type CancelPlan, planCancel } from './cancel-plan';
import { type RefundTarget, reducePayment, refundTarget } from './reduce-payment';

type CancelRequest = {
  orderId: number;
  body: z.output<typeof cancelOrderSchema>;
  idempotency?: IdempotencyKey;
} & ({ by: 'shopper'; userId: number } | { by: 'seller' | 'operator' | 'system' });

/** The cancelled quantity of an item, and the reduction of its line in paise. */
export type CancelledLine = { item: ItemRow; quantity: number; amount: number };

/** The result of a cancellation; amounts in paise. */
export type Cancelled = {
  goods: number;
  shipping: number;
  /** Signed, of cash in whole rupees. */
  rounding: number;
  /** The amount refunded now, or no longer due; less than all three together if operators refunded a part before. */
  back: number;
  target: RefundTarget;
  totalsAfter: PaiseTotals;
  lines: CancelledLine[];
  /** True if the idempotency key had already done this, and nothing was changed this time. */
  isRepeat: boolean;
};

/**
 * Cancels an order, some of its items or a part of their quantity, by the rules of `planCancel`, in one
 * transaction: returns stock, and the coupon once nothing is left, refunds payments, reduces cash due, and adds
 * to the timeline. Locks the order first, as packing does: the second of two concurrent calls sees the result of
 * the first.
 * @throws {NotFound} order_not_found, also for another shopper's order
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed, cancel_whole, idempotency_mismatch
 * @throws {InvalidFields} for items of another order
 */
export function cancelOrder(db: Database, request: CancelRequest): Promise<Cancelled> {
  return transact(db, (tx) => cancelWithin(tx, request));
}

/** Returns the result of `cancelOrder` without changing anything. */
export function previewCancel(db: Database, request: CancelRequest): Promise<Cancelled> {
  return db.transaction(async (tx) => {
    const locked = await lock(tx, request);
    const plan = planCancel(locked.shipments, request.body, request.by);
    const amount = sumOf(plan);
    const { payment } = locked;
    const back = payment.captured ? await refundableOf(tx, payment, amount) : amount;
    return outcome(locked, plan, back);
  });
}

/** Runs `cancelOrder` within the caller's transaction. */
export async function cancelWithin(tx: Database, request: CancelRequest): Promise<Cancelled> {
  const locked = await lock(tx, request);
  const repeated =
    request.idempotency && (await findRepeated(tx, request.orderId, request.idempotency));
  if (repeated) {
    const { goods, shipping, rounding, target } = repeated;
    const totalsAfter = orderValue(locked.shipments);
    const back = await backOf(tx, locked, repeated);
    return { goods, shipping, rounding, back, target, totalsAfter, lines: [], isRepeat: true };
  }
  const plan = planCancel(locked.shipments, request.body, request.by);
  const cancellationId = await record(tx, request, locked, plan);
  const cause = { kind: 'cancel', orderId: request.orderId } as const;
  if (isUnpaid(locked)) {
    const held = await endHolds(tx, request.orderId, 'given_back', new Date());
    await returnStock(tx, held, 'held', cause);
  } else {
    await returnStock(tx, cancelledStock(locked, plan), 'sold', cause);
  }
  const isWhole = plan.after.every(({ status }) => status === 'cancelled');
  if (isWhole) await releaseUse(tx, request.orderId, new Date());
  const back = await reducePayment(tx, locked, {
    after: plan.after,
    amount: sumOf(plan),
    reason,
    key: refundKey(cancellationId),
  });
  await enqueueCancelledMail(tx, locked, plan, back, request.by === 'system');
  return outcome(locked, plan, back);
}

/** The whole reduction of an order; paise. */
const sumOf = ({
  goods,
  shipping,
  rounding,
}: Pick<CancelPlan, 'goods' | 'shipping' | 'rounding'>) => goods + shipping + rounding;

const reason = 'cancelled';
const refundKey = (cancellationId: number | undefined) => `cancellation-${cancellationId}`;

/** Returns the paise that an earlier cancellation refunded; its key prevents a second refund. */
async function backOf(
  tx: Database,
  { payment }: LockedOrder,
  former: typeof cancellations.$inferSelect,
): Promise<number> {
  const { id, target } = former;
  const amount = sumOf(former);
  if (target !== 'original_payment') return amount;
  return requestRefund(tx, { paymentId: payment.id, amount, reason, key: refundKey(id) });
}

function enqueueCancelledMail(
  tx: Database,
  locked: LockedOrder,
  plan: CancelPlan,
  back: number,
  isUnconfirmed: boolean,
): Promise<void> {
  const { shipping, rounding, totalsAfter } = plan;
  const lines = linesOf(locked, plan).map(({ item, quantity, amount }) => ({
    name: nameOf(item, locked.order.locale),
    quantity,
    amount: rupees(amount),
  }));
  return enqueueOrderMail(tx, {
    kind: 'cancelled',
    orderId: locked.order.id,
    facts: {
      isWhole: totalsAfter.grandTotal === 0,
      lines,
      shipping: rupees(shipping),
      rounding: rupees(rounding),
      amount: rupees(back),
      before: rupees(sumOf(plan) - back),
      target: refundTarget(locked),
      left: rupees(totalsAfter.grandTotal),
      isUnconfirmed,
    },
  });
}

async function lock(tx: Database, request: CancelRequest): Promise<LockedOrder> {
  const locked =
    request.by === 'shopper'
      ? await lockOwnOrder(tx, request.userId, request.orderId)
      : await lockOrder(tx, request.orderId);
  if (!locked) throw new NotFound('order_not_found');
  return locked;
}

function outcome(locked: LockedOrder, plan: CancelPlan, back: number): Cancelled {
  const { goods, shipping, rounding, totalsAfter } = plan;
  const target = refundTarget(locked);
  const lines = linesOf(locked, plan);
  return { goods, shipping, rounding, back, target, totalsAfter, lines, isRepeat: false };
}

function linesOf({ shipments }: LockedOrder, plan: CancelPlan): CancelledLine[] {
  return shipments
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const quantity = plan.quantities.get(item.id);
      if (quantity === undefined) return [];
      const left = item.quantity - item.cancelledQuantity;
      const amount = lineValue(item, left).total - lineValue(item, left - quantity).total;
      return { item, quantity, amount };
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

async function record(tx: Database, request: CancelRequest, locked: LockedOrder, plan: CancelPlan) {
  const { by, body, idempotency } = request;
  const [cancellation] = await tx
    .insert(cancellations)
    .values({
      orderId: locked.order.id,
      by,
      reason: body.reason,
      goods: plan.goods,
      shipping: plan.shipping,
      rounding: plan.rounding,
      target: refundTarget(locked),
      idempotencyKey: idempotency?.key,
      requestHash: idempotency?.requestHash,
    })
    .returning({ id: cancellations.id });
  for (const shipment of plan.after) {
    const affected = shipment.items.filter(({ id }) => plan.quantities.has(id));
    for (const { id, cancelledQuantity } of affected) {
      await tx.update(orderItems).set({ cancelledQuantity }).where(eq(orderItems.id, id));
    }
    if (!affected.length) continue;
    const { id: shipmentId, status } = shipment;
    await tx.update(shipments).set({ status }).where(eq(shipments.id, shipmentId));
    const parts = affected.map(({ id }) => [id, plan.quantities.get(id) ?? 0]);
    await tx.insert(shipmentEvents).values({
      shipmentId,
      status,
      note: body.reason || null,
      cancelledQuantities: status === 'cancelled' ? null : Object.fromEntries(parts),
    });
  }
  return cancellation?.id;
}

/** Returns whether an order waits for its payment, so that its stock is held, not sold. */
const isUnpaid = ({ shipments }: LockedOrder) =>
  shipments.some(({ status }) => status === 'pending_payment');

const cancelledStock = (locked: LockedOrder, plan: CancelPlan) =>
  linesOf(locked, plan).map(({ item, quantity }) => ({ productId: item.productId, quantity }));
