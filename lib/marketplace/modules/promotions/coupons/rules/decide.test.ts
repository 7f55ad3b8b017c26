import fc from 'fast-check';
import {
  type CouponFacts,
  type CouponTerms,
  decideCoupon,
  isRefusal,
  splitDiscount,
} from './decide';

const now = new Date('2026-11-23T12:00:00+05:30');
const later = new Date('2026-12-01T00:00:00+05:30');
const earlier = new Date('2026-11-01T00:00:00+05:30');

const terms = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  kind: 'percent',
  value: 10,
  cap: null,
  leastOrder: 0,
  startsAt: earlier,
  endsAt: null,
  usesAllowed: null,
  usesPerShopper: null,
  firstOrderOnly: false,
  isPaused: false,
  ...more,
});
const unused: CouponFacts = { used: 0, usedByShopper: 0, hasOrdered: false };
const line = (productId: number, value: number) => ({ productId, value });

it.each<[string, Partial<CouponTerms>, number[], number[]]>([
  ['a percentage', {}, [99_900, 10_100], [9_990, 1_010]],
  ['a percentage up to its limit', { cap: 500 }, [99_900, 100], [500, 0]],
  ['a half paisa upwards', { value: 5 }, [110], [6]],
  ['an amount', { kind: 'amount', value: 10_000 }, [20_000, 10_000], [6_667, 3_333]],
  ['an amount, never all of it', { kind: 'amount', value: 50_000 }, [10_000], [9_900]],
  ['the first of equal lines first', { kind: 'amount', value: 100 }, [500, 500, 500], [34, 33, 33]],
  ['what it is worth from its least order value', { leastOrder: 11_000 }, [11_000], [1_100]],
])('takes off %s', (_, more, values, shares) => {
  const lines = values.map((value, index) => line(index, value));
  const decision = decideCoupon(terms(more), lines, unused, now);
  if (isRefusal(decision)) throw new Error(decision.reason);
  expect(lines.map(({ productId }) => decision.shares.get(productId))).toEqual(shares);
  expect(decision.discount).toBe(shares.reduce((sum, share) => sum + share, 0));
});

it.each<[string, Partial<CouponTerms>, Partial<CouponFacts>, object]>([
  ['ended', { endsAt: now }, {}, { reason: 'expired' }],
  ['paused', { isPaused: true }, {}, { reason: 'paused' }],
  ['to begin', { startsAt: later }, {}, { reason: 'not_yet', at: later }],
  ['used up', { usesAllowed: 5 }, { used: 5 }, { reason: 'used_up' }],
  ['used by the shopper', { usesPerShopper: 2 }, { usedByShopper: 2 }, { reason: 'used_by_you' }],
  [
    'of first orders',
    { firstOrderOnly: true },
    { hasOrdered: true },
    { reason: 'first_order_only' },
  ],
  ['of more', { leastOrder: 25_000 }, {}, { reason: 'least_order', missing: 4_999 }],
])('is refused where it is %s', (_, more, facts, refusal) => {
  const decision = decideCoupon(terms(more), [line(1, 20_001)], { ...unused, ...facts }, now);
  expect(decision).toEqual(refusal);
});

it('is refused where it is for nothing in the cart, or nothing would be left to pay', () => {
  expect(decideCoupon(terms(), [], unused, now)).toEqual({ reason: 'nothing_fits' });
  expect(decideCoupon(terms({ value: 99 }), [line(1, 100)], unused, now)).toEqual({
    reason: 'nothing_fits',
  });
});

it('splits to the paisa, within a paisa of the proportion, and no line below nothing', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ max: 999_000_000_00, min: 1 }),
  );
  const drawn = fc
    .array(value, { minLength: 1, maxLength: 100 })
    .chain((values) =>
      fc.tuple(
        fc.constant(values),
        fc.integer({ min: 0, max: values.reduce((sum, each) => sum + each, 0) }),
      ),
    );
  fc.assert(
    fc.property(drawn, ([values, discount]) => {
      const whole = values.reduce((sum, each) => sum + each, 0);
      const shares = splitDiscount(values, discount);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole ? discount : 0);
      shares.forEach((share, index) => {
        const value = values[index] ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(value);
        const off = BigInt(share) * BigInt(whole) - BigInt(value) * BigInt(discount);
        expect(off < BigInt(whole || 1) && -off < BigInt(whole || 1)).toBe(true);
      });
    }),
  );
});
