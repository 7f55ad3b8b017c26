import { shipmentStatuses } from '@/lib/contract/schemas/orders';
import { orderStatus } from './status';

it.each(shipmentStatuses)('is %s when all shipments are', (status) => {
  expect(orderStatus([status])).toBe(status);
  expect(orderStatus([status, status])).toBe(status);
});

it.each([
  // Columns: shipments, order.
  [['pending_payment', 'delivered'], 'pending_payment'],
  [['pending_payment', 'cancelled'], 'pending_payment'],
  [['cancelled', 'placed'], 'placed'],
  [['cancelled', 'cancelled', 'delivered'], 'delivered'],
  [['cancelled', 'returned'], 'returned'],
  [['delivered', 'placed'], 'placed'],
  [['shipped', 'packed', 'delivered'], 'packed'],
  [['out_for_delivery', 'confirmed'], 'confirmed'],
  [['delivered', 'out_for_delivery'], 'out_for_delivery'],
  [['delivery_failed', 'delivered'], 'delivery_failed'],
  [['delivery_failed', 'shipped'], 'shipped'],
  [['returned', 'delivered'], 'delivered'],
] as const)('of %j is %s', (statuses, expected) => {
  expect(orderStatus(statuses)).toBe(expected);
  expect(orderStatus(statuses.toReversed())).toBe(expected);
});
