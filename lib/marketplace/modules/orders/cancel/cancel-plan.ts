import { DomainError, InvalidFields } from '../../../kernel/errors';
import type { PaiseTotals } from '../../../kernel/money/totals';
import { exactOf, type OrderedShipment, orderValue } from '../order-value';
import { type Mover, mayMove } from '../status';

/** Item ids, and quantities by item id; without both the whole order. */
export type CancelSelection = { item_ids?: number[]; quantities?: Record<string, number> };

export type CancelPlan = {
  /** Quantities that are cancelled now, by item id. */
  quantities: Map<number, number>;
  /** The shipments afterwards; one with nothing left is cancelled. */
  after: OrderedShipment[];
  totalsAfter: PaiseTotals;
  /** The reduction of the order in paise: goods with their tax, shipping, and the signed rounding of its cash. */
  goods: number;
  shipping: number;
  rounding: number;
};

/**
 * Plans a cancellation without performing it. Its rules:
 * - A cancelled quantity refunds exactly the reduction of its line; the rest and the cancelled part add up to the
 *   original line, to the paisa.
 * - Shipping of a shipment is refunded once nothing is left of it. Until then shipping stays as charged, even if
 *   less than the free-shipping sum is left.
 * - Cash in whole rupees is rounded anew for the rest, and the difference is no longer due.
 * - The whole order can be cancelled only while each of its shipments can: one shipment too far on, and the whole
 *   request is refused.
 * - An unpaid order is cancelled as a whole, because its payment is for the whole.
 * @throws {DomainError} 409 cancel_not_allowed, cancel_changed (less is left than was to be cancelled) or
 * cancel_whole
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
    goods: exactOf(before) - exactOf(totalsAfter) - shipping,
    shipping,
    rounding: before.rounding - totalsAfter.rounding,
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
