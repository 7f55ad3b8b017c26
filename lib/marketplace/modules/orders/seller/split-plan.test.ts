import fc from 'fast-check';
import { extractGst } from '../../../kernel/money/gst';
import { type OrderedShipment, orderValue } from '../order-value';
import { planSplit } from './split-plan';

type Item = OrderedShipment['items'][number];

const item = fc
  .record({
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 100, max: 9_999_999 })),
    quantity: fc.integer({ min: 1, max: 40 }),
    cut: fc.nat(100),
    cancelled: fc.nat(40),
    goes: fc.nat(40),
    gstBasisPoints: fc.constantFrom(0, 25, 500, 1_800, 4_000),
    sameState: fc.boolean(),
  })
  .map(({ unitPrice, quantity, cut, gstBasisPoints, sameState, ...parts }) => {
    const discount = Math.floor((unitPrice * quantity * cut) / 101);
    const total = unitPrice * quantity - discount;
    const cancelledQuantity = parts.cancelled % (quantity + 1);
    const gst = extractGst(total, gstBasisPoints, sameState);
    const line = {
      unitPrice,
      quantity,
      discount,
      total,
      gstBasisPoints,
      cancelledQuantity,
      ...gst,
    };
    return { line, goes: parts.goes % (quantity - cancelledQuantity + 1) };
  });

const shipment = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
    shipping: fc.constantFrom(0, 4_900, 4_930),
    inRupees: fc.boolean(),
    shift: fc.constantFrom(0, 0, 100, -100),
  })
  .map(({ items, shipping, inRupees, shift }) => ({
    quantities: new Map(
      items.flatMap(({ goes }, at): [number, number][] => (goes > 0 ? [[at + 1, goes]] : [])),
    ),
    whole: {
      ...{ id: 1, status: 'confirmed' as const, shipping, inRupees },
      roundingShift: inRupees ? shift : 0,
      items: items.map(({ line }, at): Item => ({ ...line, id: at + 1, productId: at + 1 })),
    },
  }))
  .filter(({ whole, quantities }) => {
    const left = whole.items.reduce((sum, one) => sum + one.quantity - one.cancelledQuantity, 0);
    const gone = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
    return gone > 0 && gone < left && orderValue([whole]).grandTotal >= 100;
  });

/** Applies a plan as its service does. */
function apply(whole: OrderedShipment, quantities: ReadonlyMap<number, number>) {
  const plan = planSplit(whole, quantities);
  const partOf = (one: Item) => plan.divided.find(({ id }) => id === one.id);
  const stays: OrderedShipment = {
    ...whole,
    roundingShift: plan.shifts.stays,
    items: whole.items
      .filter(({ id }) => !plan.whole.includes(id))
      .map((one) => ({ ...one, ...partOf(one)?.stays })),
  };
  const goes: OrderedShipment = {
    ...{ ...whole, id: 2, shipping: 0, roundingShift: plan.shifts.goes },
    items: whole.items.flatMap((one) => {
      if (plan.whole.includes(one.id)) return [one];
      const part = partOf(one);
      return part ? [{ ...one, ...part.goes, cancelledQuantity: 0 }] : [];
    }),
  };
  return { plan, parts: [stays, goes] as const };
}

const sumOf = (parts: readonly OrderedShipment[], key: 'total' | 'discount' | 'quantity') =>
  parts.flatMap(({ items }) => items).reduce((sum, one) => sum + one[key], 0);

describe('what a shipment is worth', () => {
  it('is what both parts are worth, to the paisa, however it is split', () => {
    fc.assert(
      fc.property(shipment, ({ whole, quantities }) => {
        const { plan, parts } = apply(whole, quantities);
        for (const key of ['total', 'discount', 'quantity'] as const) {
          expect(sumOf(parts, key)).toBe(sumOf([whole], key));
        }
        const [before, after] = [orderValue([whole]), orderValue(parts)];
        expect(after.grandTotal).toBe(before.grandTotal);
        expect([after.shipping, after.rounding]).toEqual([before.shipping, before.rounding]);
        const taxes = [whole, ...parts].map(({ items }) =>
          items.reduce((sum, one) => sum + one.cgst + one.sgst + one.igst, 0),
        );
        expect((taxes[1] ?? 0) + (taxes[2] ?? 0) - (taxes[0] ?? 0)).toBe(plan.tax);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is taxed by the rate of each line in each part, and collected in whole rupees', () => {
    fc.assert(
      fc.property(shipment, ({ whole, quantities }) => {
        const { parts } = apply(whole, quantities);
        for (const part of parts) {
          const { grandTotal } = orderValue([part]);
          expect(grandTotal).toBeGreaterThanOrEqual(0);
          if (part.inRupees) expect(grandTotal % 100).toBe(0);
          expect(Math.abs(part.roundingShift ?? 0)).toBeLessThanOrEqual(100);
          for (const { discount, total, gstBasisPoints, ...one } of part.items) {
            expect(discount).toBeGreaterThanOrEqual(0);
            const { taxable, cgst, sgst, igst } = one;
            expect({ taxable, cgst, sgst, igst }).toEqual(
              extractGst(total, gstBasisPoints, igst === 0),
            );
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

const line: Item = {
  ...{ id: 1, productId: 1, unitPrice: 49_930, quantity: 2, cancelledQuantity: 0, discount: 0 },
  ...{ gstBasisPoints: 0, total: 99_860, taxable: 99_860, cgst: 0, sgst: 0, igst: 0 },
};
const cash = { id: 1, status: 'placed' as const, shipping: 0, inRupees: true, items: [line] };

it('leaves the rupee that rounds away with what stays', () => {
  // ₹998.60 is ₹999 in cash; ₹499.30 is ₹499.
  const { parts } = apply(cash, new Map([[1, 1]]));
  expect(parts.map((part) => orderValue([part]).grandTotal)).toEqual([50_000, 49_900]);
});

it('refuses to move more than is left, or all of it', () => {
  expect(() => planSplit(cash, new Map([[1, 3]]))).toThrow(
    expect.objectContaining({ code: 'split_changed' }),
  );
  expect(() => planSplit(cash, new Map([[1, 2]]))).toThrow(
    expect.objectContaining({ details: { fields: { items: 'split_all' } } }),
  );
});
