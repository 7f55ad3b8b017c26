import type { Order, OrderItem } from '@/lib/contract/schemas/orders';

/** Item id → quantity to cancel. */
export type Quantities = Record<string, number>;

export const leftOf = (item: OrderItem) => item.quantity - item.cancelled_quantity;

/**
 * Returns the items of an order that can be cancelled now, and which of them are chosen: the order may have
 * changed since. `isWhole` if nothing of the order would be left.
 */
export function cancelChoice(order: Pick<Order, 'shipments'>, quantities: Quantities) {
  const open = order.shipments.filter(({ can_cancel }) => can_cancel);
  const items = open.flatMap((shipment) => shipment.items).filter((item) => leftOf(item) > 0);
  const chosen: Quantities = {};
  for (const item of items) {
    const count = Math.min(quantities[item.id] ?? 0, leftOf(item));
    if (count > 0) chosen[item.id] = count;
  }
  const isWhole =
    order.shipments.every(({ can_cancel, status }) => can_cancel || status === 'cancelled') &&
    items.every((item) => chosen[item.id] === leftOf(item));
  return { items, chosen, isWhole };
}
