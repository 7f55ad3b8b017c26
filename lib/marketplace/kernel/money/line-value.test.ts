import fc from 'fast-check';
import { extractGst } from './gst';
import { lineValue, type OrderedLine } from './line-value';

/** A random line as placing an order writes it. */
const orderedLine = fc
  .record({
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 10_000_000 })),
    quantity: fc.integer({ min: 1, max: 999 }),
    gstBasisPoints: fc.constantFrom(0, 25, 150, 300, 500, 1_800, 4_000),
    sameState: fc.boolean(),
  })
  .map(({ unitPrice, quantity, gstBasisPoints, sameState }): OrderedLine => {
    const total = unitPrice * quantity;
    return { quantity, total, gstBasisPoints, ...extractGst(total, gstBasisPoints, sameState) };
  });

it.each([
  // quantity of 2 × ₹999 at 18% within a state: taxable, CGST, SGST, total
  [2, 169_322, 15_239, 15_239, 199_800],
  [1, 84_662, 7_619, 7_619, 99_900],
  [0, 0, 0, 0, 0],
])('%i of two kurtas at ₹999', (quantity, taxable, cgst, sgst, total) => {
  const line = {
    quantity: 2,
    total: 199_800,
    gstBasisPoints: 1_800,
    ...extractGst(199_800, 1_800, true),
  };
  expect(lineValue(line, quantity)).toEqual({ taxable, cgst, sgst, igst: 0, total });
});

type Parts = ReturnType<typeof lineValue>;

const difference = (whole: Parts, part: Parts): Parts => ({
  taxable: whole.taxable - part.taxable,
  cgst: whole.cgst - part.cgst,
  sgst: whole.sgst - part.sgst,
  igst: whole.igst - part.igst,
  total: whole.total - part.total,
});

it('makes the line again of what stays and what is cancelled, with nothing negative', () => {
  const cut = orderedLine.chain((line) =>
    fc.tuple(fc.constant(line), fc.integer({ min: 0, max: line.quantity })),
  );
  fc.assert(
    fc.property(cut, ([line, kept]) => {
      const whole = lineValue(line, line.quantity);
      const stays = lineValue(line, kept);
      const goes = difference(whole, stays);
      for (const parts of [stays, goes]) {
        const { taxable, cgst, sgst, igst, total } = parts;
        expect(taxable + cgst + sgst + igst).toBe(total);
        expect(Math.min(taxable, cgst, sgst, igst, total)).toBeGreaterThanOrEqual(0);
      }
      expect(stays.total + goes.total).toBe(line.total);
      expect(whole.total).toBe(line.total);
    }),
  );
});

it('taxes what stays as the line was taxed, also where its CGST rounds to nothing', () => {
  // 3 × 2 paise at 18%: half the tax is 0.46 of a paisa, and all the tax on two 0.61.
  const line = { quantity: 3, total: 6, gstBasisPoints: 1_800, ...extractGst(6, 1_800, true) };
  expect(lineValue(line, 2)).toEqual({ taxable: 4, cgst: 0, sgst: 0, igst: 0, total: 4 });
});
