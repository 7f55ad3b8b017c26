import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
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
