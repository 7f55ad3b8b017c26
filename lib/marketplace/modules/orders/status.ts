import { inArray, type SQL, sql } from 'drizzle-orm';
import { type ShipmentStatus, shipmentStatuses } from '@/lib/contract/schemas/orders';
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
 * Returns an order's status, which is that of its least advanced shipment. An order is cancelled only if all of
 * it is, delivered once nothing is under way and something arrived, and pending payment while any shipment is.
 */
export function orderStatus(statuses: readonly ShipmentStatus[]): ShipmentStatus {
  const status = fromLeastAdvanced.find((candidate) => statuses.includes(candidate));
  if (!status) throw new Error('an order has at least one shipment');
  return status;
}

/** Returns whether an order has one of these statuses, by the same rule, for statements over `orders`. */
export function hasStatus(statuses: readonly ShipmentStatus[]): SQL {
  const ranks = sql.raw(`array['${fromLeastAdvanced.join("','")}']`);
  const rank = sql`(select min(array_position(${ranks}, ${shipments.status})) from ${shipments}
    where ${shipments.orderId} = ${orders.id})`;
  return inArray(
    rank,
    statuses.map((status) => fromLeastAdvanced.indexOf(status) + 1),
  );
}

/**
 * The actor of a move. `seller`: a member of the shipment's store. `courier`: scans of the courier that was booked;
 * the store then waits for them. `system`: a settled payment, a hold that has lapsed, or a store that has not
 * confirmed for too long.
 */
export type Mover = 'shopper' | 'seller' | 'operator' | 'courier' | 'system';

const sellers: Mover[] = ['seller', 'operator'];
const carriers: Mover[] = [...sellers, 'courier'];

/**
 * The next statuses of a shipment, with the actors who may move it there. A shopper cancels until it is packed;
 * packing issues the invoice, so nobody cancels afterwards. A failed delivery is tried again or comes back.
 */
export const transitions: Record<ShipmentStatus, Partial<Record<ShipmentStatus, Mover[]>>> = {
  pending_payment: { placed: ['system'], cancelled: ['shopper', 'operator', 'system'] },
  placed: { confirmed: sellers, cancelled: ['shopper', ...sellers, 'system'] },
  confirmed: { packed: sellers, cancelled: ['shopper', ...sellers] },
  packed: { shipped: carriers },
  // A courier may take a shipment back before any attempt.
  shipped: { out_for_delivery: carriers, delivery_failed: ['courier'] },
  out_for_delivery: { delivered: carriers, delivery_failed: carriers },
  delivery_failed: { out_for_delivery: carriers, returned: carriers },
  delivered: {},
  returned: {},
  cancelled: {},
};

export function mayMove(by: Mover, from: ShipmentStatus, to: ShipmentStatus): boolean {
  return transitions[from][to]?.includes(by) ?? false;
}

/** Returns the statuses to which this actor may move a shipment. */
export function movesOf(by: Mover, from: ShipmentStatus): ShipmentStatus[] {
  return shipmentStatuses.filter((to) => mayMove(by, from, to));
}

/** Returns the shortest way of a mover between two statuses, without the first; empty if there is none. */
export function wayOf(by: Mover, from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] {
  const ways: ShipmentStatus[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    for (const next of movesOf(by, last)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** Returns whether nothing is sent or owed for a shipment in this state. */
export const isOff = (status: ShipmentStatus) => status === 'cancelled' || status === 'returned';

/** Returns whether the status is final. */
export const isOver = (status: ShipmentStatus) => isOff(status) || status === 'delivered';
