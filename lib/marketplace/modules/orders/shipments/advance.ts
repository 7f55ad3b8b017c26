import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { advanceShipmentSchema } from '@/lib/api/schemas/operator';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { constraintOf } from '../../../kernel/db/errors';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Manager } from '../../../kernel/http/actor';
import { returnStock } from '../../inventory';
import { cancelWithin } from '../cancel/cancel';
import { reducePayment, settleCash } from '../cancel/reduce-payment';
import { allOf, issueCreditNote } from '../invoice/credit-note-issue';
import { issueInvoice } from '../invoice/invoice-issue';
import { type LockedOrder, type LockedShipment, lockOrder } from '../lock';
import { enqueueOrderMail } from '../mails/order-messages';
import { orderValue } from '../order-value';
import { findOrderOf } from '../queries';
import { mayMove } from '../status';

type AdvanceRequest = {
  shipmentId: number;
  now: Date;
  by: Manager;
} & z.output<typeof advanceShipmentSchema>;

/**
 * Moves a shipment one step, as the operator or its store may (`transitions`), with all that follows from it in one
 * transaction: packing issues the invoice, the last delivery of an order leaves its cash to be entered, and a shipment
 * that comes back returns its stock and its money. One that is there already stays as it is, so that the
 * call can be repeated after a lost answer.
 * @throws {NotFound} shipment_not_found, also for another store's
 * @throws {DomainError} 409 shipment_cannot_move; awb_taken: another parcel under way has that number
 */
export async function advanceShipment(db: Database, request: AdvanceRequest): Promise<void> {
  const orderId = await findOrderOf(db, request.shipmentId);
  if (orderId === undefined) throw new NotFound('shipment_not_found');
  try {
    await transact(db, (tx) => advance(tx, orderId, request));
  } catch (error) {
    if (constraintOf(error) !== 'shipments_awb_once') throw error;
    throw new DomainError(409, 'awb_taken');
  }
}

async function advance(tx: Database, orderId: number, request: AdvanceRequest): Promise<void> {
  const { to, note, now, by: mover } = request;
  const by = mover.kind;
  const locked = await lockOrder(tx, orderId);
  const shipment = locked?.shipments.find(({ id }) => id === request.shipmentId);
  const isOthers = mover.kind === 'seller' && shipment?.storeId !== mover.storeId;
  if (!locked || !shipment || isOthers) throw new NotFound('shipment_not_found');
  if (shipment.status === to) return;
  if (!mayMove(by, shipment.status, to)) {
    throw new DomainError(409, 'shipment_cannot_move', { params: { from: shipment.status, to } });
  }
  if (to === 'cancelled') return cancelShipment(tx, by, orderId, shipment, note);

  const shipmentId = shipment.id;
  // The store's own word settles nothing (`eligible`).
  const proved = { receivedAt: now, receivedBy: 'operator' } as const;
  const sentWith = to === 'shipped' ? carriage(request) : {};
  await tx
    .update(shipments)
    .set({ status: to, ...sentWith, ...(to === 'delivered' && by === 'operator' && proved) })
    .where(eq(shipments.id, shipmentId));
  await tx.insert(shipmentEvents).values({ shipmentId, status: to, note, at: now });
  if (to === 'packed' && !shipment.isReplacement) {
    await issueInvoice(tx, { shipmentId, storeId: shipment.storeId, at: now });
  }
  const after = withStatus(locked.shipments, shipmentId, to);
  if (to === 'delivered') await settleCash(tx, locked, after);
  if (to === 'shipped' || to === 'delivered') {
    await enqueueOrderMail(tx, { kind: 'shipment', orderId, shipmentId, step: to });
  }
  if (to === 'returned') await takeBack(tx, locked, shipment, after, now);
}

const carriage = ({ carrier, awb, tracking_url }: AdvanceRequest) =>
  carrier && awb ? { carrier, awb, trackingUrl: tracking_url ?? null } : {};

/** The same as a shopper's cancellation of all that is left of the shipment. */
async function cancelShipment(
  tx: Database,
  by: 'seller' | 'operator',
  orderId: number,
  shipment: LockedShipment,
  note?: string,
): Promise<void> {
  const left = shipment.items.filter((item) => item.quantity > item.cancelledQuantity);
  await cancelWithin(tx, {
    by,
    orderId,
    body: { reason: note ?? '', item_ids: left.map(({ id }) => id) },
  });
}

/** The shipment came back undelivered: the shopper pays neither for it nor for its shipping. */
async function takeBack(
  tx: Database,
  locked: LockedOrder,
  shipment: LockedShipment,
  after: LockedShipment[],
  at: Date,
): Promise<void> {
  const lines = shipment.items.map(({ productId, quantity, cancelledQuantity }) => ({
    productId,
    quantity: quantity - cancelledQuantity,
  }));
  await returnStock(tx, lines, 'sold', { kind: 'return', orderId: locked.order.id, at });
  await reducePayment(tx, locked, {
    after,
    amount: orderValue(locked.shipments).grandTotal - orderValue(after).grandTotal,
    reason: 'returned',
    key: `return-of-shipment-${shipment.id}`,
  });
  await issueCreditNote(tx, { shipment, items: allOf(shipment.items), withDelivery: true, at });
}

const withStatus = (all: LockedShipment[], id: number, status: ShipmentStatus) =>
  all.map((shipment) => (shipment.id === id ? { ...shipment, status } : shipment));
