import fc from 'fast-check';
import { type ReturnReason, returnReasons } from '@/lib/contract/schemas/returns/terms';
import { extractGst } from '../../kernel/money/gst';
import { lineValue } from '../../kernel/money/line-value';
import { type ClaimedUnit, freeUnits, planReturn, type ReturnLine } from './plan';

const parts = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

const line = fc
  .record({
    price: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 100, max: 500_000 })),
    quantity: fc.integer({ min: 1, max: 6 }),
    discount: fc.integer({ min: 0, max: 90 }),
    gstBasisPoints: fc.constantFrom(0, 25, 150, 300, 500, 1_800, 4_000),
    isIntraState: fc.boolean(),
    cancelled: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ price, quantity, discount, gstBasisPoints, isIntraState, cancelled }) => {
    const total = Math.ceil((price * quantity * (100 - discount)) / 100);
    const cancelledQuantity = Math.min(cancelled, quantity - 1);
    return {
      ...extractGst(total, gstBasisPoints, isIntraState),
      total,
      quantity,
      gstBasisPoints,
      cancelledQuantity,
    };
  });

const lines = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one, index): ReturnLine => ({ ...one, id: index + 1 })));

const requests = fc.array(
  fc.record({
    wanted: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))),
    reason: fc.constantFrom(...returnReasons),
  }),
  { maxLength: 12 },
);

/** Requests these returns one after the other; those for more than is left are refused. */
function returnAll(
  shipment: { shipping: number; items: ReturnLine[] },
  all: { wanted: [number, number][]; reason: ReturnReason }[],
) {
  const claimed: ClaimedUnit[] = [];
  const plans = [];
  for (const { wanted, reason } of all) {
    const asked = new Map(wanted.filter(([id]) => id <= shipment.items.length));
    const plan = asked.size && planReturn(shipment, claimed, { wanted: asked, reason });
    if (!plan) continue;
    plans.push(plan);
    for (const { item, units } of plan.items) {
      const asked = { reason, isRefused: false, isExchanged: false };
      claimed.push(...units.map((unit) => ({ orderItemId: item.id, unit, ...asked })));
    }
  }
  return { plans, claimed };
}

it('gives back, over any returns, exactly what was paid for the pieces, never more', () => {
  fc.assert(
    fc.property(lines, requests, fc.integer({ min: 0, max: 9_900 }), (items, all, shipping) => {
      const { plans, claimed } = returnAll({ shipping, items }, all);
      for (const item of items) {
        const back = plans.flatMap((plan) => plan.items.filter((it) => it.item.id === item.id));
        const sent = lineValue(item, item.quantity - item.cancelledQuantity);
        const free = freeUnits(item, claimed);
        const left = item.quantity - item.cancelledQuantity - free.length;
        expect(back.reduce((sum, it) => sum + it.units.length, 0)).toBe(left);
        for (const part of parts) {
          const sum = back.reduce((paise, it) => paise + it.parts[part], 0);
          if (!free.length) expect(sum).toBe(sent[part]);
        }
        const total = back.reduce((paise, it) => paise + it.parts.total, 0);
        expect(total).toBeLessThanOrEqual(sent.total);
        expect(back.every(({ parts: { total } }) => total >= 0)).toBe(true);
      }
      const shippingBack = plans.reduce((sum, plan) => sum + plan.shipping, 0);
      expect([0, shipping]).toContain(shippingBack);
    }),
  );
});

it('gives each piece the same amount in whichever order they go back', () => {
  fc.assert(
    fc.property(line, (values) => {
      const item = { ...values, id: 1 };
      const sent = item.quantity - item.cancelledQuantity;
      const one = (reason: ReturnReason) => ({ wanted: [[1, 1]] as [number, number][], reason });
      const { plans } = returnAll({ shipping: 0, items: [item] }, Array(sent).fill(one('size')));
      const atOnce = planReturn({ shipping: 0, items: [item] }, [], {
        wanted: new Map([[1, sent]]),
        reason: 'size',
      });
      expect(plans.reduce((sum, { goods }) => sum + goods, 0)).toBe(atOnce?.goods);
    }),
  );
});

it('keeps the shipping where a unit stays: its return was refused, or another is sent for it', () => {
  const item = {
    ...extractGst(20_000, 1_800, true),
    total: 20_000,
    quantity: 2,
    gstBasisPoints: 1_800,
  };
  const shipment = { shipping: 5_000, items: [{ ...item, cancelledQuantity: 0, id: 1 }] };
  const asked = { wanted: new Map([[1, 1]]), reason: 'damaged' } as const;
  const shippingAfter = (isRefused: boolean, isExchanged = false) => {
    const was = { reason: 'damaged', isRefused, isExchanged } as const;
    const former = { orderItemId: 1, unit: 2, ...was };
    return planReturn(shipment, [former], asked)?.shipping;
  };
  expect([shippingAfter(false), shippingAfter(true)]).toEqual([5_000, 0]);
  expect(shippingAfter(false, true)).toBe(0);
});
