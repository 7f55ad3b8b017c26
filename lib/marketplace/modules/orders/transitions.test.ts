import { type ShipmentStatus, shipmentStatuses } from '@/lib/contract/schemas/orders';
import { isOver, type Mover, mayMove, movesOf, wayOf } from './status';

/** Rules of contract.md: pending_payment → placed → … → delivered; also cancelled, delivery_failed → returned. */
const allowed: [from: ShipmentStatus, to: ShipmentStatus, ...by: Mover[]][] = [
  ['pending_payment', 'placed', 'system'],
  ['pending_payment', 'cancelled', 'shopper', 'operator', 'system'],
  ['placed', 'confirmed', 'operator'],
  ['placed', 'cancelled', 'shopper', 'operator', 'system'],
  ['confirmed', 'packed', 'operator'],
  ['confirmed', 'cancelled', 'shopper', 'operator'],
  ['packed', 'shipped', 'operator', 'courier'],
  ['shipped', 'out_for_delivery', 'operator', 'courier'],
  ['shipped', 'delivery_failed', 'courier'],
  ['out_for_delivery', 'delivered', 'operator', 'courier'],
  ['out_for_delivery', 'delivery_failed', 'operator', 'courier'],
  ['delivery_failed', 'out_for_delivery', 'operator', 'courier'],
  ['delivery_failed', 'returned', 'operator', 'courier'],
];

const movers: Mover[] = ['shopper', 'operator', 'courier', 'system'];

it('allows these moves to these movers, and no others', () => {
  const found = shipmentStatuses.flatMap((from) =>
    shipmentStatuses.flatMap((to) =>
      movers.filter((by) => mayMove(by, from, to)).map((by) => `${by}: ${from} → ${to}`),
    ),
  );
  const expected = allowed.flatMap(([from, to, ...by]) =>
    by.map((one) => `${one}: ${from} → ${to}`),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
});

it('lets a shopper cancel until packed', () => {
  const cancellable = shipmentStatuses.filter((from) => mayMove('shopper', from, 'cancelled'));
  expect(cancellable).toEqual(['pending_payment', 'placed', 'confirmed']);
});

it('leads a courier the shortest way, and never back', () => {
  expect(wayOf('courier', 'packed', 'delivered')).toEqual([
    'shipped',
    'out_for_delivery',
    'delivered',
  ]);
  expect(wayOf('courier', 'shipped', 'returned')).toEqual(['delivery_failed', 'returned']);
  expect(wayOf('courier', 'delivered', 'delivered')).toEqual([]);
  expect(wayOf('courier', 'out_for_delivery', 'shipped')).toEqual([]);
  expect(wayOf('courier', 'placed', 'shipped')).toEqual([]);
});

it('ends where nobody can move on', () => {
  const ends = shipmentStatuses.filter((from) => movers.every((by) => !movesOf(by, from).length));
  expect(ends).toEqual(['delivered', 'cancelled', 'returned']);
  expect(shipmentStatuses.filter(isOver)).toEqual(ends);
});
