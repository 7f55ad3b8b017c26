import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { orderItems, orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { shipmentSplits, splitItems } from '../../../kernel/db/schema/shipment-splits';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { DiscountedLine } from '../../../kernel/money/line-value';
import { type LockedOrder, type LockedShipment, lockOrder } from '../lock';
import type { IdempotencyKey } from '../place/idempotency';
import { findOrderOf, type ItemRow } from '../queries';
import { type NamedItems, namedQuantities } from './named-quantities';
import { planSplit, type SplitPlan } from './split-plan';

type Split = {
  storeId: number;
  shipmentId: number;
  items: NamedItems;
  idempotency?: IdempotencyKey;
  now: Date;
};

/** The most shipments that a store may make of its part of an order. */
const mostShipments = 20;

/**
 * Packs chosen items of a shipment, or a part of their quantity, apart: they move into a new shipment of the same
 * store and order, which goes its own way from there. Possible until the shipment is packed, because packing issues
 * its invoice. Money is divided by `planSplit`; what the shopper pays stays the same to the paisa.
 * @returns the id of the new shipment; that of the first call where the idempotency key is repeated
 * @throws {NotFound} shipment_not_found, also for another store's shipment
 * @throws {InvalidFields} for items of another shipment, items named twice, and items: split_all
 * @throws {DomainError} 409 split_not_allowed, split_changed, split_too_many, idempotency_mismatch
 */
export async function splitShipment(db: Database, request: Split): Promise<number> {
  const orderId = await findOrderOf(db, request.shipmentId);
  if (orderId === undefined) throw new NotFound('shipment_not_found');
  return transact(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const shipment = locked?.shipments.find(({ id }) => id === request.shipmentId);
    if (!locked || shipment?.storeId !== request.storeId) throw new NotFound('shipment_not_found');
    const repeated = await findRepeated(tx, request);
    if (repeated !== undefined) return repeated;
    requireOpen(locked, shipment);
    const plan = planSplit(shipment, namedQuantities(request.items, shipment.items));
    return write(tx, locked, shipment, plan, request);
  });
}

/** Returns whether items can be packed apart: not once it is packed, and never for the replacement of an exchange. */
export const isSplittable = ({ status, isReplacement }: typeof shipments.$inferSelect) =>
  (status === 'placed' || status === 'confirmed') && !isReplacement;

async function findRepeated(tx: Database, { shipmentId, idempotency }: Split) {
  if (idempotency?.key === undefined) return undefined;
  const [former] = await tx
    .select()
    .from(shipmentSplits)
    .where(
      and(
        eq(shipmentSplits.fromShipmentId, shipmentId),
        eq(shipmentSplits.idempotencyKey, idempotency.key),
      ),
    );
  if (former && former.requestHash !== idempotency.requestHash) {
    throw new DomainError(409, 'idempotency_mismatch');
  }
  return former?.shipmentId;
}

function requireOpen({ shipments: all }: LockedOrder, shipment: LockedShipment): void {
  if (!isSplittable(shipment)) throw new DomainError(409, 'split_not_allowed');
  const own = all.filter(({ storeId, isReplacement }) => {
    return storeId === shipment.storeId && !isReplacement;
  });
  if (own.length >= mostShipments) {
    throw new DomainError(409, 'split_too_many', { params: { most: mostShipments } });
  }
}

async function write(
  tx: Database,
  { order }: LockedOrder,
  shipment: LockedShipment,
  { whole, divided, tax, shifts }: SplitPlan,
  { idempotency, now }: Split,
): Promise<number> {
  const { orderId, storeId, status, inRupees, createdAt } = shipment;
  const { leavesOn, expectedFrom, expectedTo } = shipment;
  const { id: shipmentId } = firstRow(
    await tx
      .insert(shipments)
      .values({
        ...{ orderId, storeId, status, inRupees, createdAt },
        ...{ leavesOn, expectedFrom, expectedTo },
        ...{ shipping: 0, isSplitOff: true, roundingShift: shifts.goes },
      })
      .returning({ id: shipments.id }),
  );
  await tx
    .update(shipments)
    .set({ roundingShift: shifts.stays })
    .where(eq(shipments.id, shipment.id));
  await tx.insert(shipmentSplits).values({
    ...{ shipmentId, fromShipmentId: shipment.id, createdAt: now },
    ...{ idempotencyKey: idempotency?.key, requestHash: idempotency?.requestHash },
  });
  await copyHistory(tx, shipment.id, shipmentId);
  if (whole.length) {
    await tx.update(orderItems).set({ shipmentId }).where(inArray(orderItems.id, whole));
  }
  for (const { id, stays, goes } of divided) {
    const item = shipment.items.find((one) => one.id === id);
    if (item) await divide(tx, item, { stays, goes, shipmentId });
  }
  if (tax !== 0) {
    await tx
      .update(orders)
      .set({ tax: order.tax + tax, subtotal: order.subtotal - tax })
      .where(eq(orders.id, orderId));
  }
  return shipmentId;
}

/** Gives a shipment the steps of the one that it comes from, so that its clocks go on; parts cancelled stay there. */
async function copyHistory(tx: Database, fromId: number, shipmentId: number): Promise<void> {
  const steps = await tx
    .select()
    .from(shipmentEvents)
    .where(and(eq(shipmentEvents.shipmentId, fromId), isNull(shipmentEvents.cancelledQuantities)))
    .orderBy(shipmentEvents.id);
  if (!steps.length) return;
  const copies = steps.map(({ status, note, at }) => ({ shipmentId, status, note, at }));
  await tx.insert(shipmentEvents).values(copies);
}

type Parts = { stays: DiscountedLine; goes: DiscountedLine; shipmentId: number };

async function divide(
  tx: Database,
  item: ItemRow,
  { stays, goes, shipmentId }: Parts,
): Promise<void> {
  const { id, ...facts } = item;
  await tx.update(orderItems).set(lineOf(item, stays)).where(eq(orderItems.id, id));
  const added = firstRow(
    await tx
      .insert(orderItems)
      .values({ ...facts, ...lineOf(item, goes), shipmentId, cancelledQuantity: 0 })
      .returning({ id: orderItems.id }),
  );
  const ordered = sql<number>`coalesce((select ${splitItems.orderedItemId} from ${splitItems}
    where ${splitItems.itemId} = ${id}), ${id})`;
  await tx.insert(splitItems).values({ itemId: added.id, orderedItemId: ordered });
}

function lineOf({ couponPaidBy }: ItemRow, line: DiscountedLine) {
  const { quantity, discount, total, taxable, cgst, sgst, igst } = line;
  const paidBy = discount > 0 ? couponPaidBy : null;
  return { quantity, discount, total, taxable, cgst, sgst, igst, couponPaidBy: paidBy };
}
