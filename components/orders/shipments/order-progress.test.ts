import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { milestonesOf, progressOf } from './order-progress';

const shipment = (status: ShipmentStatus, ...past: ShipmentStatus[]) => ({
  status,
  timeline: [...past, status].map((each, day) => ({
    status: each,
    at: `2026-11-${10 + day}T08:00:00.000Z`,
    note: null,
    cancelled: null,
  })),
});

const shown = (it: ReturnType<typeof shipment>) =>
  progressOf(it).map(({ status, state }) => `${status} ${state}`);

describe('progressOf', () => {
  it('lists every step of a shipment that was just ordered', () => {
    expect(shown(shipment('placed'))).toEqual([
      'placed current',
      'confirmed ahead',
      'packed ahead',
      'shipped ahead',
      'out_for_delivery ahead',
      'delivered ahead',
    ]);
  });

  it('has nothing ahead once delivered', () => {
    const steps = shown(shipment('delivered', 'placed', 'shipped', 'out_for_delivery'));
    expect(steps.at(-1)).toBe('delivered current');
  });

  it.each(['cancelled', 'delivery_failed', 'returned'] as const)('ends with %s', (status) => {
    expect(shown(shipment(status, 'placed'))).toEqual(['placed done', `${status} current`]);
  });

  it('starts with the payment while it is awaited', () => {
    expect(shown(shipment('pending_payment')).slice(0, 2)).toEqual([
      'pending_payment current',
      'placed ahead',
    ]);
  });

  it('puts events in their order in time', () => {
    const it = shipment('confirmed', 'placed');
    expect(shown({ ...it, timeline: it.timeline.toReversed() })[0]).toBe('placed done');
  });
});

describe('milestonesOf', () => {
  const reached = (it: ReturnType<typeof shipment>) =>
    milestonesOf(it).flatMap(({ status, isReached }) => (isReached ? [status] : []));

  it('counts what lies before the status', () => {
    expect(reached(shipment('pending_payment'))).toEqual([]);
    expect(reached(shipment('confirmed', 'placed'))).toEqual(['placed']);
    expect(reached(shipment('out_for_delivery'))).toEqual(['placed', 'packed', 'shipped']);
    expect(reached(shipment('delivered'))).toHaveLength(4);
  });

  it('ends a shipment that does not arrive with its own end, and has nothing ahead', () => {
    const all = (it: ReturnType<typeof shipment>) => milestonesOf(it).map(({ status }) => status);
    const back = shipment('returned', 'placed', 'packed', 'shipped', 'delivery_failed');
    expect(reached(back)).toEqual(['placed', 'packed', 'shipped', 'returned']);
    expect(all(back)).toEqual(reached(back));
    const cancelled = shipment('cancelled', 'placed');
    expect(reached(cancelled)).toEqual(['placed', 'cancelled']);
    expect(all(cancelled)).toEqual(reached(cancelled));
  });

  it('leaves the arrival open after a failed delivery', () => {
    const failed = shipment('delivery_failed', 'placed', 'shipped');
    expect(reached(failed)).toEqual(['placed', 'packed', 'shipped']);
    expect(milestonesOf(failed)).toHaveLength(4);
  });
});
