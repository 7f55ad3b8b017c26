import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { advanceShipmentSchema } from '@/lib/api/schemas/operator';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../../db/connection';
import { shipmentEvents, shipments } from '../../db/schema/orders';
import { transact } from '../../db/transaction';
import { DomainError, NotFound } from '../../host/errors';
import { returnStock } from '../../inventory/stock';
import { cancelWithin } from '../cancel/cancel';
import { reducePayment, settleCash } from '../cancel/reduce-payment';
import { issueInvoice } from '../invoice/invoice-issue';
import { type LockedOrder, type LockedShipment, lockOrder } from '../lock';
import { enqueueOrderMail } from '../mails/order-messages';
import { orderValue } from '../order-value';
import { findOrderOf } from '../queries';
import { mayMove } from '../transitions';

type AdvanceRequest = { shipmentId: number; now: Date } & z.output<typeof advanceShipmentSchema>;

/**
 * Moves a shipment one step, as the operator may (`transitions`), with all that follows from it in one
 * transaction: packing issues the invoice, the last delivery of an order collects its cash, and a shipment
 * that comes back returns its stock and its money. One that is there already stays as it is, so that the
 * call can be repeated after a lost answer.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 shipment_cannot_move
 */
export async function advanceShipment(db: Database, request: AdvanceRequest): Promise<void> {
  const orderId = await findOrderOf(db, request.shipmentId);
  if (orderId === undefined) throw new NotFound('shipment_not_found');
  await transact(db, (tx) => advance(tx, orderId, request));
}

async function advance(tx: Database, orderId: number, request: AdvanceRequest): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  const shipment = locked?.shipments.find(({ id }) => id === request.shipmentId);
  if (!locked || !shipment) throw new NotFound('shipment_not_found');
  const { to, note, now } = request;
  if (shipment.status === to) return;
  if (!mayMove('operator', shipment.status, to)) {
    throw new DomainError(409, 'shipment_cannot_move', { params: { from: shipment.status, to } });
  }
  if (to === 'cancelled') return cancelShipment(tx, orderId, shipment, note);

  const shipmentId = shipment.id;
  const sentWith = to === 'shipped' ? carriage(request) : {};
  await tx
    .update(shipments)
    .set({ status: to, ...sentWith })
    .where(eq(shipments.id, shipmentId));
  await tx.insert(shipmentEvents).values({ shipmentId, status: to, note, at: now });
  if (to === 'packed') {
    await issueInvoice(tx, { shipmentId, storeId: shipment.storeId, at: now });
  }
  const after = withStatus(locked.shipments, shipmentId, to);
  if (to === 'delivered') await settleCash(tx, locked, after);
  if (to === 'shipped' || to === 'delivered') {
    await enqueueOrderMail(tx, { kind: 'shipment', orderId, shipmentId, step: to });
  }
  if (to === 'returned') await takeBack(tx, locked, shipment, after);
}

const carriage = ({ carrier, awb, tracking_url }: AdvanceRequest) =>
  carrier && awb ? { carrier, awb, trackingUrl: tracking_url ?? null } : {};

/** The same as a shopper's cancellation of all that is left of the shipment. */
async function cancelShipment(
  tx: Database,
  orderId: number,
  shipment: LockedShipment,
  note?: string,
): Promise<void> {
  const left = shipment.items.filter((item) => item.quantity > item.cancelledQuantity);
  await cancelWithin(tx, {
    by: 'operator',
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
): Promise<void> {
  const lines = shipment.items.map(({ productId, quantity, cancelledQuantity }) => ({
    productId,
    quantity: quantity - cancelledQuantity,
  }));
  await returnStock(tx, lines, 'sold');
  await reducePayment(tx, locked, {
    after,
    amount: orderValue(locked.shipments).grandTotal - orderValue(after).grandTotal,
    reason: 'returned',
    key: `return-of-shipment-${shipment.id}`,
  });
}

const withStatus = (all: LockedShipment[], id: number, status: ShipmentStatus) =>
  all.map((shipment) => (shipment.id === id ? { ...shipment, status } : shipment));
