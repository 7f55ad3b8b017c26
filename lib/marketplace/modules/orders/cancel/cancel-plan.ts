import { DomainError, InvalidFields } from '../../../kernel/errors';
import type { PaiseTotals } from '../../../kernel/money/totals';
import { type OrderedShipment, orderValue } from '../order-value';
import { type Mover, mayMove } from '../status';

/** Item ids, and quantities by item id; neither means the whole order. */
export type CancelSelection = { item_ids?: number[]; quantities?: Record<string, number> };

export type CancelPlan = {
  /** Item id → quantity that is cancelled now. */
  quantities: Map<number, number>;
  /** Shipments as they are afterwards; one with nothing left in it is cancelled. */
  after: OrderedShipment[];
  totalsAfter: PaiseTotals;
  /** What comes off the order, in paise: goods with their tax, and shipping. */
  goods: number;
  shipping: number;
};

/**
 * What a cancellation does to an order, without doing it. Its rules:
 * - A cancelled quantity refunds exactly what the line shrinks by; what stays and what is cancelled add up
 *   to the line as it was ordered, to the paisa.
 * - When nothing is left of a shipment, its shipping is refunded too. Until then shipping stays as it was
 *   charged, and is not charged anew when less than the free-shipping sum is left.
 * - The whole order can be cancelled only while every shipment of it can. Nothing is done by halves: one
 *   shipment too far on, and all of the request is refused.
 * - An order that waits for its payment is cancelled as a whole, since that payment is for the whole.
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed (less is left than was to be cancelled)
 *   or cancel_whole
 * @throws {InvalidFields} for items of no shipment of this order
 */
export function planCancel(
  shipments: readonly OrderedShipment[],
  request: CancelSelection,
  by: Mover,
): CancelPlan {
  const quantities = quantitiesOf(shipments, request);
  const after = shipments.map((shipment) => without(shipment, quantities, by));
  const isUnpaid = shipments.some(({ status }) => status === 'pending_payment');
  if (isUnpaid && after.some(({ status }) => status !== 'cancelled')) {
    throw new DomainError(409, 'cancel_whole');
  }
  const before = orderValue(shipments);
  const totalsAfter = orderValue(after);
  const shipping = before.shipping - totalsAfter.shipping;
  return {
    quantities,
    after,
    totalsAfter,
    goods: before.grandTotal - totalsAfter.grandTotal - shipping,
    shipping,
  };
}

function quantitiesOf(
  shipments: readonly OrderedShipment[],
  request: CancelSelection,
): Map<number, number> {
  const on = shipments.filter(({ status }) => status !== 'cancelled');
  const items = new Map(
    shipments.flatMap((shipment) => shipment.items).map((item) => [item.id, item]),
  );
  const asked = new Map(
    Object.entries(request.quantities ?? {}).map(([id, quantity]) => [Number(id), quantity]),
  );
  const named = new Set([...(request.item_ids ?? []), ...asked.keys()]);
  if (!on.length) throw new DomainError(409, 'cancel_not_allowed');
  if (!named.size) {
    const left = on.flatMap((shipment) => shipment.items).filter((item) => leftOf(item) > 0);
    return new Map(left.map((item) => [item.id, leftOf(item)]));
  }
  return new Map(
    [...named].map((id) => {
      const item = items.get(id);
      if (!item) throw new InvalidFields({ item_ids: 'invalid' });
      const quantity = asked.get(id) ?? leftOf(item);
      if (quantity < 1 || quantity > leftOf(item)) throw new DomainError(409, 'cancel_changed');
      return [id, quantity];
    }),
  );
}

const leftOf = (item: OrderedShipment['items'][number]) => item.quantity - item.cancelledQuantity;

function without(
  shipment: OrderedShipment,
  quantities: Map<number, number>,
  by: Mover,
): OrderedShipment {
  if (!shipment.items.some(({ id }) => quantities.has(id))) return shipment;
  if (shipment.isReplacement || !mayMove(by, shipment.status, 'cancelled'))
    throw new DomainError(409, 'cancel_not_allowed');
  const items = shipment.items.map((item) => ({
    ...item,
    cancelledQuantity: item.cancelledQuantity + (quantities.get(item.id) ?? 0),
  }));
  const isEmpty = items.every((item) => leftOf(item) === 0);
  return { ...shipment, items, status: isEmpty ? 'cancelled' : shipment.status };
}
