import { inArray, type SQL, sql } from 'drizzle-orm';
import { type ShipmentStatus, shipmentStatuses } from '@/lib/api/schemas/orders';
import { orders, shipments } from '../../kernel/db/schema/orders';

const fromLeastAdvanced = [
  'pending_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'returned',
  'cancelled',
] as const satisfies ShipmentStatus[];

/**
 * An order's status is that of its least advanced shipment. So it is cancelled only when all of it is,
 * delivered once nothing is under way any more and something arrived, and waits for payment while any
 * shipment does.
 */
export function orderStatus(statuses: readonly ShipmentStatus[]): ShipmentStatus {
  const status = fromLeastAdvanced.find((candidate) => statuses.includes(candidate));
  if (!status) throw new Error('an order has at least one shipment');
  return status;
}

/** The same rule for statements over `orders`: whether the order's status is one of those. */
export function hasStatus(statuses: readonly ShipmentStatus[]): SQL {
  const ranks = sql.raw(`array['${fromLeastAdvanced.join("','")}']`);
  const rank = sql`(select min(array_position(${ranks}, ${shipments.status})) from ${shipments}
    where ${shipments.orderId} = ${orders.id})`;
  return inArray(
    rank,
    statuses.map((status) => fromLeastAdvanced.indexOf(status) + 1),
  );
}

/** `seller`: a member of the shipment's store. `system`: a settled payment, a hold that has lapsed, or
 * a store that has not confirmed for too long. */
export type Mover = 'shopper' | 'seller' | 'operator' | 'system';

const sellers: Mover[] = ['seller', 'operator'];

/**
 * Where a shipment may go next, and who may move it there. A shopper cancels until it is packed; with
 * packing the invoice is issued, so from then on nobody cancels. A shipment that could not be handed over
 * is tried again or comes back.
 */
export const transitions: Record<ShipmentStatus, Partial<Record<ShipmentStatus, Mover[]>>> = {
  pending_payment: { placed: ['system'], cancelled: ['shopper', 'operator', 'system'] },
  placed: { confirmed: sellers, cancelled: ['shopper', ...sellers, 'system'] },
  confirmed: { packed: sellers, cancelled: ['shopper', ...sellers] },
  packed: { shipped: sellers },
  shipped: { out_for_delivery: sellers },
  out_for_delivery: { delivered: sellers, delivery_failed: sellers },
  delivery_failed: { out_for_delivery: sellers, returned: sellers },
  delivered: {},
  returned: {},
  cancelled: {},
};

export function mayMove(by: Mover, from: ShipmentStatus, to: ShipmentStatus): boolean {
  return transitions[from][to]?.includes(by) ?? false;
}

/** Where this mover may bring a shipment next. */
export function movesOf(by: Mover, from: ShipmentStatus): ShipmentStatus[] {
  return shipmentStatuses.filter((to) => mayMove(by, from, to));
}

/** Nothing is sent, and nothing is owed, for a shipment in these states. */
export const isOff = (status: ShipmentStatus) => status === 'cancelled' || status === 'returned';

/** Nothing more happens to it. */
export const isOver = (status: ShipmentStatus) => isOff(status) || status === 'delivered';
