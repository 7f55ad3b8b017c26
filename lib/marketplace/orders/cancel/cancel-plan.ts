import { DomainError, InvalidFields } from '../../host/errors';
import type { PaiseTotals } from '../../money/totals';
import { type OrderedShipment, orderValue } from '../order-value';
import { type Mover, mayMove } from '../transitions';

/** Item ids, and pieces by item id; neither means the whole order. */
export type CancelSelection = { item_ids?: number[]; quantities?: Record<string, number> };

export type CancelPlan = {
  /** Item id → pieces that go now. */
  pieces: Map<number, number>;
  /** Shipments as they are afterwards; one with nothing left in it is cancelled. */
  after: OrderedShipment[];
  totalsAfter: PaiseTotals;
  /** What comes off the order, in paise: goods with their tax, and shipping. */
  goods: number;
  shipping: number;
};

/**
 * What a cancellation does to an order, without doing it. Its rules:
 * - Cancelled pieces give back exactly what the line shrinks by; what stays and what is cancelled are
 *   the line as it was ordered, to the paisa.
 * - When the last piece of a shipment goes, so does its shipping. Until then shipping stays as it was
 *   charged, and is not charged anew when less than the free-shipping sum is left.
 * - The whole order can be cancelled only while every shipment of it can. Nothing is done by halves: one
 *   shipment too far on, and all of the request is refused.
 * - An order that waits for its payment is cancelled as a whole, since that payment is for the whole.
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed (fewer pieces are left than were to go)
 *   or cancel_whole
 * @throws {InvalidFields} for items of no shipment of this order
 */
export function planCancel(
  shipments: readonly OrderedShipment[],
  request: CancelSelection,
  by: Mover,
): CancelPlan {
  const pieces = piecesOf(shipments, request);
  const after = shipments.map((shipment) => without(shipment, pieces, by));
  const isUnpaid = shipments.some(({ status }) => status === 'pending_payment');
  if (isUnpaid && after.some(({ status }) => status !== 'cancelled')) {
    throw new DomainError(409, 'cancel_whole');
  }
  const before = orderValue(shipments);
  const totalsAfter = orderValue(after);
  const shipping = before.shipping - totalsAfter.shipping;
  return {
    pieces,
    after,
    totalsAfter,
    goods: before.grandTotal - totalsAfter.grandTotal - shipping,
    shipping,
  };
}

function piecesOf(
  shipments: readonly OrderedShipment[],
  request: CancelSelection,
): Map<number, number> {
  const on = shipments.filter(({ status }) => status !== 'cancelled');
  const items = new Map(
    shipments.flatMap((shipment) => shipment.items).map((item) => [item.id, item]),
  );
  const quantities = new Map(
    Object.entries(request.quantities ?? {}).map(([id, pieces]) => [Number(id), pieces]),
  );
  const named = new Set([...(request.item_ids ?? []), ...quantities.keys()]);
  if (!on.length) throw new DomainError(409, 'cancel_not_allowed');
  if (!named.size) {
    const left = on.flatMap((shipment) => shipment.items).filter((item) => leftOf(item) > 0);
    return new Map(left.map((item) => [item.id, leftOf(item)]));
  }
  return new Map(
    [...named].map((id) => {
      const item = items.get(id);
      if (!item) throw new InvalidFields({ item_ids: 'invalid' });
      const pieces = quantities.get(id) ?? leftOf(item);
      if (pieces < 1 || pieces > leftOf(item)) throw new DomainError(409, 'cancel_changed');
      return [id, pieces];
    }),
  );
}

const leftOf = (item: OrderedShipment['items'][number]) => item.quantity - item.cancelledQuantity;

function without(
  shipment: OrderedShipment,
  pieces: Map<number, number>,
  by: Mover,
): OrderedShipment {
  if (!shipment.items.some(({ id }) => pieces.has(id))) return shipment;
  if (!mayMove(by, shipment.status, 'cancelled')) throw new DomainError(409, 'cancel_not_allowed');
  const items = shipment.items.map((item) => ({
    ...item,
    cancelledQuantity: item.cancelledQuantity + (pieces.get(item.id) ?? 0),
  }));
  const isEmpty = items.every((item) => leftOf(item) === 0);
  return { ...shipment, items, status: isEmpty ? 'cancelled' : shipment.status };
}
