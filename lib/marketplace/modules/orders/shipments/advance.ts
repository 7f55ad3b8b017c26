import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { advanceShipmentSchema } from '@/lib/contract/schemas/operator';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { constraintOf } from '../../../kernel/db/errors';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { returns } from '../../../kernel/db/schema/returns';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import type { Manager } from '../../../kernel/http/actor';
import { returnStock } from '../../inventory';
import { noteReceived, type ReceivedBy } from '../arrival/note-received';
import { writeDeliveryCode } from '../arrival/write-delivery-code';
import { cancelWithin } from '../cancel/cancel';
import { reducePayment, settleCash } from '../cancel/reduce-payment';
import { allOf, issueCreditNote } from '../invoice/credit-note-issue';
import { issueInvoice } from '../invoice/invoice-issue';
import { type LockedOrder, type LockedShipment, lockOrder } from '../lock';
import { writeDeliveryLink } from '../mails/delivery-link';
import { enqueueOrderMail } from '../mails/order-messages';
import { orderValue } from '../order-value';
import { findOrderOf } from '../queries';
import { mayMove } from '../status';

type AdvanceRequest = {
  shipmentId: number;
  now: Date;
  /** The time that the timeline shows; by default `now`. */
  at?: Date;
  by: Manager | { kind: 'courier' };
  /** Proves a delivery by its store; a courier's scan and an operator's note prove one by themselves. */
  proof?: 'code';
} & z.output<typeof advanceShipmentSchema>;

/**
 * Moves a shipment one step, as the operator, its store or its courier may (`transitions`), with all consequences in
 * one transaction: packing issues the invoice, the last delivery of an order makes its cash due for entry, and a
 * returning shipment returns stock and money. A shipment already there stays unchanged, so that the call can be
 * repeated after a lost answer.
 * @throws {NotFound} shipment_not_found, also for another store's shipment
 * @throws {DomainError} 409 shipment_cannot_move; awb_taken: another shipment under way has that number;
 * exchange_in_dispute: a replacement waits for the market's decision; courier_reports: the courier's scans move it,
 * not its store
 * @throws {InvalidFields} note: delivered_reason, where an operator says delivered in a courier's place
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
  const { to, note, now, at = now, by: mover } = request;
  const by = mover.kind;
  const locked = await lockOrder(tx, orderId);
  const shipment = locked?.shipments.find(({ id }) => id === request.shipmentId);
  const isOthers = mover.kind === 'seller' && shipment?.storeId !== mover.storeId;
  if (!locked || !shipment || isOthers) throw new NotFound('shipment_not_found');
  const proof = proofBy(request);
  if (shipment.status === to) {
    if (proof) await noteReceived(tx, shipment, proof, now);
    return;
  }
  if (by === 'seller' && shipment.courier) throw new DomainError(409, 'courier_reports');
  if (!mayMove(by, shipment.status, to)) {
    throw new DomainError(409, 'shipment_cannot_move', { params: { from: shipment.status, to } });
  }
  if (shipment.isReplacement && (to === 'packed' || to === 'shipped')) {
    await requireNoDispute(tx, shipment.id);
  }
  if (to === 'cancelled' && by !== 'courier') {
    return cancelShipment(tx, by, orderId, shipment, note);
  }

  const shipmentId = shipment.id;
  if (to === 'delivered' && by === 'operator' && shipment.courier && !note) {
    throw new InvalidFields({ note: 'delivered_reason' });
  }
  const sentWith = to === 'shipped' ? carriage(request) : {};
  await tx
    .update(shipments)
    .set({ status: to, ...sentWith })
    .where(eq(shipments.id, shipmentId));
  if (proof) await noteReceived(tx, shipment, proof, now);
  await tx.insert(shipmentEvents).values({ shipmentId, status: to, note, at });
  if (to === 'packed' && !shipment.isReplacement) {
    await issueInvoice(tx, { shipmentId, storeId: shipment.storeId, at: now });
  }
  const after = withStatus(locked.shipments, shipmentId, to);
  if (to === 'delivered') await settleCash(tx, locked, after);
  const isByRider = to === 'out_for_delivery' && !shipment.courier;
  if (isByRider) await writeDeliveryCode(tx, shipmentId, now);
  if (isByRider || to === 'shipped' || to === 'delivered') {
    await enqueueOrderMail(tx, { kind: 'shipment', orderId, shipmentId, step: to });
  }
  if (to === 'delivery_failed') await writeDeliveryLink(tx, { orderId, shipmentId, now });
  if (to === 'returned') await takeBack(tx, locked, shipment, after, now);
}

/** Returns what proves a delivery; a store's word, and an operator's without a reason, settle nothing (run-cycle.ts). */
function proofBy({ to, by, note, proof }: AdvanceRequest): ReceivedBy | undefined {
  if (to !== 'delivered') return undefined;
  return by.kind === 'operator' && note ? 'operator' : proof;
}

/** Refuses to send a replacement under dispute, because the market may decide on a refund instead. */
async function requireNoDispute(tx: Database, shipmentId: number): Promise<void> {
  const isOfShipment = eq(returns.replacementShipmentId, shipmentId);
  const disputed = await tx.$count(returns, and(isOfShipment, eq(returns.status, 'disputed')));
  if (disputed) throw new DomainError(409, 'exchange_in_dispute');
}

const carriage = ({ carrier, awb, tracking_url }: AdvanceRequest) =>
  carrier && awb ? { carrier, awb, trackingUrl: tracking_url ?? null } : {};

/** Cancels all that is left of the shipment, as a shopper's cancellation does. */
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

/** Takes back an undelivered shipment: the shopper pays neither for it nor for its shipping. */
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
