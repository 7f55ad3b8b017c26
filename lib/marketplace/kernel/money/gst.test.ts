import fc from 'fast-check';
import { extractGst } from './gst';

const amount = fc.integer({ min: 0, max: 1_000_000_000_00 });
const rate = fc.constantFrom(0, 25, 150, 300, 500, 1_800, 4_000);

describe('extractGst', () => {
  it.each([
    // inclusive, rate, same state, taxable, cgst, sgst, igst
    [99_900, 1_800, true, 84_662, 7_619, 7_619, 0],
    [99_900, 1_800, false, 84_661, 0, 0, 15_239],
    [10_500, 500, false, 10_000, 0, 0, 500],
    [10_500, 500, true, 10_000, 250, 250, 0],
    [14_000, 4_000, true, 10_000, 2_000, 2_000, 0],
    [14_000, 4_000, false, 10_000, 0, 0, 4_000],
    [12_345, 0, true, 12_345, 0, 0, 0],
    [1, 1_800, false, 1, 0, 0, 0],
    [59, 1_800, false, 50, 0, 0, 9],
    [0, 1_800, true, 0, 0, 0, 0],
    [21, 500, false, 20, 0, 0, 1],
    [21, 500, true, 19, 1, 1, 0], // half a paisa each, both rounded up
  ])(
    '%i paise at %i hundredths of a percent (same state: %s)',
    (inclusive, rate, same, taxable, cgst, sgst, igst) => {
      expect(extractGst(inclusive, rate, same)).toEqual({ taxable, cgst, sgst, igst });
    },
  );

  it('adds up to the amount and leaves no part negative', () => {
    fc.assert(
      fc.property(amount, rate, fc.boolean(), (inclusive, rate, same) => {
        const { taxable, cgst, sgst, igst } = extractGst(inclusive, rate, same);
        expect(taxable + cgst + sgst + igst).toBe(inclusive);
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
        expect(cgst).toBe(sgst);
        expect(same ? igst : cgst).toBe(0);
      }),
    );
  });

  it('is the exact quotient rounded half up', () => {
    fc.assert(
      fc.property(amount, rate, (inclusive, rate) => {
        const exact = (a: number, b: number) =>
          Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b)));
        expect(extractGst(inclusive, rate, false).igst).toBe(
          exact(inclusive * rate, 10_000 + rate),
        );
        expect(extractGst(inclusive, rate, true).cgst).toBe(
          exact(inclusive * rate, 20_000 + 2 * rate),
        );
      }),
    );
  });

  it('differs by at most a paisa between the two kinds of supply', () => {
    fc.assert(
      fc.property(amount, rate, (inclusive, rate) => {
        const { cgst, sgst } = extractGst(inclusive, rate, true);
        const { igst } = extractGst(inclusive, rate, false);
        expect(Math.abs(cgst + sgst - igst)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
