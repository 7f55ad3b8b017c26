import fc from 'fast-check';
import { roundingOf } from './whole-rupees';

describe('cash in whole rupees', () => {
  it.each([
    [0, 0],
    [49, -49],
    [50, 50],
    [99_900, 0],
    [149_909, -9],
    [149_949, -49],
    [149_950, 50],
    [149_999, 1],
  ])('adds to %i paise %i', (amount, rounding) => {
    expect(roundingOf(amount)).toBe(rounding);
  });

  it('is whole, at most 50 paise off, and never more for less', () => {
    const paise = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(paise, paise, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const cash = [less + roundingOf(less), more + roundingOf(more)] as const;
        expect(cash[0] % 100).toBe(0);
        expect(Math.abs(cash[0] - less)).toBeLessThanOrEqual(50);
        expect(cash[0]).toBeLessThanOrEqual(cash[1]);
      }),
    );
  });
});
