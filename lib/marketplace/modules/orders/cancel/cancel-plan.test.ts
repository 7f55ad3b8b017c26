import fc from 'fast-check';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { type PricedLine, totalUp } from '../../../kernel/money/totals';
import { type OrderedShipment, orderValue } from '../order-value';
import { planCancel } from './cancel-plan';

const store = (id: number): PricedLine['store'] => ({
  id,
  stateCode: `2${id}`,
  shippingFee: id * 1_234,
  freeShippingFrom: 50_000,
});

/** Returns the shipments of an order of these lines, as the order writes them. */
function ordered(lines: PricedLine[], status: ShipmentStatus = 'placed'): OrderedShipment[] {
  let itemId = 0;
  return totalUp(lines, '21').shipments.map((shipment) => ({
    id: shipment.store.id,
    status,
    shipping: shipment.shipping,
    items: shipment.lines.map((line) => ({
      ...line,
      id: ++itemId,
      productId: itemId,
      cancelledQuantity: 0,
    })),
  }));
}

const line = (storeId: number, unitPrice: number, quantity = 1, rate = 1_800) => ({
  store: store(storeId),
  unitPrice,
  quantity,
  gst: { own: rate, bands: [] },
});

const cart = fc.array(
  fc.record({
    store: fc.integer({ min: 1, max: 3 }).map(store),
    unitPrice: fc.integer({ min: 100, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    gst: fc.constantFrom(0, 25, 300, 500, 1_800, 4_000).map((own) => ({ own, bands: [] })),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Cancels parts of items until `cuts` are done or nothing is left; returns the reductions. */
function cancelParts(shipments: OrderedShipment[], cuts: { item: number; quantity: number }[]) {
  let now = shipments;
  const off: { goods: number; shipping: number }[] = [];
  for (const { item, quantity } of cuts) {
    const open = now
      .flatMap(({ items }) => items)
      .filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity);
    const chosen = open[item % open.length];
    if (!chosen) break;
    const left = chosen.quantity - chosen.cancelledQuantity;
    const quantities = { [chosen.id]: 1 + (quantity % left) };
    const plan = planCancel(now, { quantities }, 'shopper');
    off.push(plan);
    now = plan.after;
  }
  return { now, off };
}

describe('planCancel', () => {
  it('refunds to the paisa what the order shrinks by, in whatever parts and order', () => {
    const cuts = fc.array(fc.record({ item: fc.nat(), quantity: fc.nat() }), { maxLength: 30 });
    fc.assert(
      fc.property(cart, cuts, (lines, cuts) => {
        const shipments = ordered(lines);
        const paid = totalUp(lines, '21').totals;
        expect(orderValue(shipments)).toEqual(paid);
        const { now, off } = cancelParts(shipments, cuts);
        const left = orderValue(now);
        const back = off.reduce((sum, { goods, shipping }) => sum + goods + shipping, 0);
        expect(back + left.grandTotal).toBe(paid.grandTotal);
        expect(back).toBeLessThanOrEqual(paid.grandTotal);
        const amounts = [...off.flatMap(({ goods, shipping }) => [goods, shipping])];
        const { subtotal, tax, shipping, grandTotal } = left;
        expect(Math.min(0, ...amounts, subtotal, tax, shipping, grandTotal)).toBe(0);
        expect(subtotal + tax + shipping).toBe(grandTotal);
      }),
    );
  });

  it('ends at nothing when all is cancelled, at once or in parts', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const shipments = ordered(lines);
        const { totalsAfter, goods, shipping } = planCancel(shipments, {}, 'shopper');
        expect(totalsAfter.grandTotal).toBe(0);
        expect(goods + shipping).toBe(orderValue(shipments).grandTotal);
        const all = Array.from({ length: 200 }, () => ({ item: 0, quantity: 6 }));
        const { now } = cancelParts(shipments, all);
        expect(now.map(({ status }) => status)).toEqual(shipments.map(() => 'cancelled'));
        expect(orderValue(now).grandTotal).toBe(0);
      }),
    );
  });

  it('refunds shipping when nothing is left of a shipment, and charges none anew', () => {
    const shipments = ordered([line(1, 30_000, 2), line(2, 10_000), line(2, 20_000)]);
    expect(shipments.map(({ shipping }) => shipping)).toEqual([0, 2_468]);
    const [free, other] = shipments as [OrderedShipment, OrderedShipment];
    const one = planCancel(
      shipments,
      { quantities: { [free.items[0]?.id as number]: 1 } },
      'shopper',
    );
    expect([one.goods, one.shipping, one.totalsAfter.shipping]).toEqual([30_000, 0, 2_468]);
    const [first, second] = other.items.map(({ id }) => id) as [number, number];
    const half = planCancel(shipments, { item_ids: [first] }, 'shopper');
    expect([half.goods, half.shipping]).toEqual([10_000, 0]);
    const rest = planCancel(half.after, { item_ids: [second] }, 'shopper');
    expect([rest.goods, rest.shipping]).toEqual([20_000, 2_468]);
    expect(rest.after.map(({ status }) => status)).toEqual(['placed', 'cancelled']);
  });

  const two = () => ordered([line(1, 10_000, 3), line(2, 10_000)]);
  const at = (shipments: OrderedShipment[], ...statuses: ShipmentStatus[]) =>
    shipments.map((shipment, i) => ({ ...shipment, status: statuses[i] as ShipmentStatus }));

  it.each([
    ['the whole while one shipment is packed', ['placed', 'packed'], {}, 'cancel_not_allowed'],
    [
      'an item of a packed shipment',
      ['placed', 'packed'],
      { item_ids: [1, 2] },
      'cancel_not_allowed',
    ],
    ['what is cancelled', ['cancelled', 'cancelled'], {}, 'cancel_not_allowed'],
    [
      'a larger quantity than is left',
      ['placed', 'placed'],
      { quantities: { 1: 4 } },
      'cancel_changed',
    ],
    [
      'a part while unpaid',
      ['pending_payment', 'pending_payment'],
      { item_ids: [1] },
      'cancel_whole',
    ],
    ['an item of another order', ['placed', 'placed'], { item_ids: [3] }, 'invalid_fields'],
  ] as const)('refuses %s', (_, statuses, request, code) => {
    const shipments = at(two(), ...statuses);
    const wanted = request as Parameters<typeof planCancel>[1];
    expect(() => planCancel(shipments, wanted, 'shopper')).toThrow(code);
  });

  it('cancels the open shipment beside a packed one when asked for its items', () => {
    const plan = planCancel(at(two(), 'confirmed', 'packed'), { item_ids: [1] }, 'shopper');
    expect(plan.after.map(({ status }) => status)).toEqual(['cancelled', 'packed']);
  });

  it('cancels an unpaid order as a whole, also when every item is named', () => {
    const shipments = at(two(), 'pending_payment', 'pending_payment');
    expect(planCancel(shipments, { item_ids: [1, 2] }, 'shopper').totalsAfter.grandTotal).toBe(0);
  });
});
