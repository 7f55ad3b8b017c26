import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { advanceShipmentSchema } from '@/lib/api/schemas/operator';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../../db/connection';
import { retrying } from '../../db/retry';
import { shipmentEvents, shipments } from '../../db/schema/orders';
import { DomainError, NotFound } from '../../host/errors';
import { giveBack } from '../../inventory/return-stock';
import { post } from '../../mail/outbox';
import { cancelWithin } from '../cancel/cancel';
import { payLess, settleCash } from '../cancel/reduce-payment';
import { issueInvoice } from '../invoice/invoice-issue';
import { type LockedOrder, lockOrder, type Parcel } from '../lock';
import { worthOf } from '../order-value';
import { findOrderOf } from '../queries';
import { mayMove } from '../transitions';

type Wish = { shipmentId: number; now: Date } & z.output<typeof advanceShipmentSchema>;

/** `moved` is false when the parcel was there already, so that a lost answer can be asked for again. */
export type Advanced = {
  orderId: number;
  moved: boolean;
  backOnSale: number[];
};

/**
 * Moves a parcel one step, as the operator may (`transitions`), with all that follows from it in one
 * transaction: packing issues the invoice, the last delivery of an order collects its cash, and a parcel
 * that comes back returns its pieces to stock and its money to the shopper.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 shipment_cannot_move
 */
export async function advanceShipment(db: Database, wish: Wish): Promise<Advanced> {
  const orderId = await findOrderOf(db, wish.shipmentId);
  if (orderId === undefined) throw new NotFound('shipment_not_found');
  return retrying(() => db.transaction((tx) => advance(tx, orderId, wish)));
}

async function advance(tx: Database, orderId: number, wish: Wish): Promise<Advanced> {
  const locked = (await lockOrder(tx, orderId)) as LockedOrder;
  const parcel = locked.parcels.find(({ id }) => id === wish.shipmentId) as Parcel;
  const { to, note, now } = wish;
  if (parcel.status === to) return { orderId, moved: false, backOnSale: [] };
  if (!mayMove('operator', parcel.status, to)) {
    throw new DomainError(409, 'shipment_cannot_move', { params: { from: parcel.status, to } });
  }
  if (to === 'cancelled') return cancelParcel(tx, orderId, parcel, note);

  await tx.update(shipments).set({ status: to }).where(eq(shipments.id, parcel.id));
  await tx.insert(shipmentEvents).values({ shipmentId: parcel.id, status: to, note, at: now });
  if (to === 'packed') {
    await issueInvoice(tx, { shipmentId: parcel.id, storeId: parcel.storeId, at: now });
  }
  const after = withStatus(locked.parcels, parcel.id, to);
  if (to === 'delivered') await settleCash(tx, locked, after);
  if (to === 'shipped' || to === 'delivered') {
    await post(tx, { kind: 'parcel', orderId, shipmentId: parcel.id, step: to });
  }
  const backOnSale = to === 'returned' ? await takeBack(tx, locked, parcel, after) : [];
  return { orderId, moved: true, backOnSale };
}

/** The same as a shopper's cancellation, of all that the parcel still holds. */
async function cancelParcel(tx: Database, orderId: number, parcel: Parcel, note?: string) {
  const left = parcel.items.filter((item) => item.quantity > item.cancelledQuantity);
  const cancelled = await cancelWithin(tx, {
    by: 'operator',
    orderId,
    body: { reason: note ?? '', item_ids: left.map(({ id }) => id) },
  });
  return { orderId, moved: true, backOnSale: cancelled.backOnSale };
}

/** The parcel came back undelivered: the shopper pays neither for it nor for its shipping. */
async function takeBack(tx: Database, locked: LockedOrder, parcel: Parcel, after: Parcel[]) {
  const backOnSale = await giveBack(
    tx,
    parcel.items.map(({ productId, quantity, cancelledQuantity }) => ({
      productId,
      quantity: quantity - cancelledQuantity,
    })),
    'sold',
  );
  await payLess(tx, locked, {
    after,
    amount: worthOf(locked.parcels).grandTotal - worthOf(after).grandTotal,
    reason: 'returned',
    key: `return-of-shipment-${parcel.id}`,
  });
  return backOnSale;
}

const withStatus = (parcels: Parcel[], id: number, status: ShipmentStatus) =>
  parcels.map((parcel) => (parcel.id === id ? { ...parcel, status } : parcel));
