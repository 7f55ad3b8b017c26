import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { advanceShipmentSchema } from '@/lib/api/schemas/operator';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../../db/connection';
import { retrying } from '../../db/retry';
import { shipmentEvents, shipments } from '../../db/schema/orders';
import { DomainError, NotFound } from '../../host/errors';
import { returnStock } from '../../inventory/return-stock';
import { enqueueMail } from '../../mail/outbox';
import { cancelWithin } from '../cancel/cancel';
import { reducePayment, settleCash } from '../cancel/reduce-payment';
import { issueInvoice } from '../invoice/invoice-issue';
import { type LockedOrder, type LockedShipment, lockOrder } from '../lock';
import { orderValue } from '../order-value';
import { findOrderOf } from '../queries';
import { mayMove } from '../transitions';

type AdvanceRequest = { shipmentId: number; now: Date } & z.output<typeof advanceShipmentSchema>;

/** `moved` is false when the shipment was there already, so that a lost answer can be asked for again. */
export type Advanced = {
  orderId: number;
  moved: boolean;
  backOnSale: number[];
};

/**
 * Moves a shipment one step, as the operator may (`transitions`), with all that follows from it in one
 * transaction: packing issues the invoice, the last delivery of an order collects its cash, and a shipment
 * that comes back returns its pieces to stock and its money to the shopper.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 shipment_cannot_move
 */
export async function advanceShipment(db: Database, request: AdvanceRequest): Promise<Advanced> {
  const orderId = await findOrderOf(db, request.shipmentId);
  if (orderId === undefined) throw new NotFound('shipment_not_found');
  return retrying(() => db.transaction((tx) => advance(tx, orderId, request)));
}

async function advance(tx: Database, orderId: number, request: AdvanceRequest): Promise<Advanced> {
  const locked = (await lockOrder(tx, orderId)) as LockedOrder;
  const shipment = locked.shipments.find(({ id }) => id === request.shipmentId) as LockedShipment;
  const { to, note, now } = request;
  if (shipment.status === to) return { orderId, moved: false, backOnSale: [] };
  if (!mayMove('operator', shipment.status, to)) {
    throw new DomainError(409, 'shipment_cannot_move', { params: { from: shipment.status, to } });
  }
  if (to === 'cancelled') return cancelShipment(tx, orderId, shipment, note);

  await tx.update(shipments).set({ status: to }).where(eq(shipments.id, shipment.id));
  await tx.insert(shipmentEvents).values({ shipmentId: shipment.id, status: to, note, at: now });
  if (to === 'packed') {
    await issueInvoice(tx, { shipmentId: shipment.id, storeId: shipment.storeId, at: now });
  }
  const after = withStatus(locked.shipments, shipment.id, to);
  if (to === 'delivered') await settleCash(tx, locked, after);
  if (to === 'shipped' || to === 'delivered') {
    await enqueueMail(tx, { kind: 'parcel', orderId, shipmentId: shipment.id, step: to });
  }
  const backOnSale = to === 'returned' ? await takeBack(tx, locked, shipment, after) : [];
  return { orderId, moved: true, backOnSale };
}

/** The same as a shopper's cancellation, of all that the shipment still holds. */
async function cancelShipment(
  tx: Database,
  orderId: number,
  shipment: LockedShipment,
  note?: string,
) {
  const left = shipment.items.filter((item) => item.quantity > item.cancelledQuantity);
  const cancelled = await cancelWithin(tx, {
    by: 'operator',
    orderId,
    body: { reason: note ?? '', item_ids: left.map(({ id }) => id) },
  });
  return { orderId, moved: true, backOnSale: cancelled.backOnSale };
}

/** The shipment came back undelivered: the shopper pays neither for it nor for its shipping. */
async function takeBack(
  tx: Database,
  locked: LockedOrder,
  shipment: LockedShipment,
  after: LockedShipment[],
) {
  const backOnSale = await returnStock(
    tx,
    shipment.items.map(({ productId, quantity, cancelledQuantity }) => ({
      productId,
      quantity: quantity - cancelledQuantity,
    })),
    'sold',
  );
  await reducePayment(tx, locked, {
    after,
    amount: orderValue(locked.shipments).grandTotal - orderValue(after).grandTotal,
    reason: 'returned',
    key: `return-of-shipment-${shipment.id}`,
  });
  return backOnSale;
}

const withStatus = (shipments: LockedShipment[], id: number, status: ShipmentStatus) =>
  shipments.map((shipment) => (shipment.id === id ? { ...shipment, status } : shipment));
