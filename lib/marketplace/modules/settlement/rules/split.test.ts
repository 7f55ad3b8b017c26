import fc from 'fast-check';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import { carryForward } from './carry';
import {
  atRate,
  inHalves,
  type LineAmounts,
  type LineSale,
  leftOf,
  portion,
  sellersNet,
  splitSale,
} from './line-amounts';
import { isPersonal, taxRatesAt, tdsFormAt } from './rates';

const amount = fc.integer({ min: 0, max: 1_000_000_000_00 });
const rates = fc.record({
  commission: fc.integer({ min: 0, max: 5000 }),
  tcs: fc.constantFrom(0, 50, 100),
  tds: fc.constantFrom(0, 10, 100, 500),
  commissionGst: fc.constantFrom(0, 1200, 1800),
});
const sale: fc.Arbitrary<LineSale> = fc
  .record({
    total: amount,
    couponMarket: fc.integer({ min: 0, max: 1_000_000 }),
    couponSeller: fc.integer({ min: 0, max: 1_000_000 }),
    gst: fc.constantFrom(0, 5, 18, 40),
  })
  .map(({ gst, ...money }) => ({
    ...money,
    taxable: gst ? portion(money.total, 100, 100 + gst) : 0,
    gst: gst ? money.total - portion(money.total, 100, 100 + gst) : 0,
  }));

const minus = (a: LineAmounts, b: LineAmounts): LineAmounts =>
  Object.fromEntries(
    Object.entries(a).map(([name, value]) => [name, value - b[name as keyof LineAmounts]]),
  ) as LineAmounts;

it.each([
  // amount, part, whole, result
  [100, 1, 3, 33],
  [100, 2, 3, 67],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [0, 5, 7, 0],
  [100_000_000_000, 99_999_999_999, 100_000_000_000, 99_999_999_999],
])('%i × %i / %i is %i', (amount, part, whole, result) => {
  expect(portion(amount, part, whole)).toBe(result);
});

it.each([
  // sale of ₹999 at 18% GST, a coupon of the market and one of the seller; 10% commission
  [99_900, 84_662, 0, 0, 9_990, 1_798, 424, 85, 87_603],
  [89_900, 76_186, 10_000, 0, 9_990, 1_798, 380, 86, 87_646],
  [89_900, 76_186, 0, 10_000, 8_990, 1_618, 380, 76, 78_836],
  [0, 0, 0, 99_900, 0, 0, 0, 0, 0],
  [50_000, 0, 0, 0, 5_000, 900, 0, 50, 44_050],
])(
  'splits ₹%i paise (taxable %i, coupons %i and %i)',
  (total, taxable, couponMarket, couponSeller, commission, commissionGst, tcs, tds, net) => {
    const split = splitSale(
      { total, taxable, gst: taxable && total - taxable, couponMarket, couponSeller },
      { commission: 1000, tcs: 50, tds: 10, commissionGst: 1800 },
    );
    expect(split).toMatchObject({ shopper: total, commission, commissionGst, tcs, tds });
    expect(sellersNet(split)).toBe(net);
  },
);

it('splits to the paisa, with nothing negative and even taxes', () => {
  fc.assert(
    fc.property(sale, rates, (sale, rates) => {
      const split = splitSale(sale, rates);
      const { commission, commissionGst, tcs, tds, shopper, couponMarket } = split;
      expect(Math.min(...Object.values(split))).toBeGreaterThanOrEqual(0);
      expect([commissionGst % 2, tcs % 2]).toEqual([0, 0]);
      expect(sellersNet(split) + commission + commissionGst + tcs + tds).toBe(
        shopper + couponMarket,
      );
    }),
  );
});

it('returns to zero by any sequence of partial returns, however they are cut', () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
  // A coupon has one payer: the kept amount and the rest of the coupon are cut alike, to a paisa.
  const paidByOne = fc
    .tuple(sale, fc.boolean())
    .map(([it, isMarkets]) => ({ ...it, [isMarkets ? 'couponSeller' : 'couponMarket']: 0 }));
  fc.assert(
    fc.property(paidByOne, rates, cuts, (sale, rates, cuts) => {
      const whole = splitSale(sale, rates);
      const coupon = whole.couponMarket + whole.couponSeller;
      const lefts = cuts
        .toSorted((a, b) => b - a)
        .map((cut) => ({
          shopper: Math.round(whole.shopper * cut),
          coupon: Math.round(coupon * cut),
        }));
      let now = whole;
      const nothing = minus(whole, whole);
      let taken = nothing;
      expect(leftOf(whole, { shopper: whole.shopper, coupon })).toEqual(whole);
      for (const left of [...lefts, { shopper: 0, coupon: 0 }]) {
        const next = leftOf(whole, left);
        expect(next.couponMarket + next.couponSeller).toBe(left.coupon);
        expect(Math.min(...Object.values(next))).toBeGreaterThanOrEqual(0);
        const step = minus(now, next);
        expect(Math.min(...Object.values(step))).toBeGreaterThanOrEqual(0);
        taken = minus(taken, minus(nothing, step));
        now = next;
      }
      expect(taken).toEqual(whole);
      expect(now).toEqual(nothing);
    }),
  );
});

it.each([
  ['2020-10-01', 100, 100],
  ['2024-07-09', 100, 100],
  ['2024-07-10', 50, 100],
  ['2024-10-01', 50, 10],
  ['2026-11-23', 50, 10],
])('on %s TCS is %i and TDS %i hundredths of a percent', (date, tcs, tds) => {
  const at = new Date(`${date}T12:00:00+05:30`);
  expect(taxRatesAt(defaultTaxes, at)).toEqual({ tcs, tds, commissionGst: 1800 });
});

it.each([
  ['2026-03-31', '194-O', '26Q'],
  ['2026-04-01', '393', '140'],
])('on %s TDS is reported under section %s with form %s', (day, section, form) => {
  expect(tdsFormAt(defaultTaxes, day)).toMatchObject({ section, form });
});

it('reports nothing below nothing, and loses nothing of what it carries', () => {
  const month = fc.record({
    base: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    tax: fc.integer({ min: -5_000, max: 5_000 }),
  });
  fc.assert(
    fc.property(fc.array(month, { maxLength: 24 }), (months) => {
      let carried = { base: 0, tax: 0 };
      const total = { base: 0, tax: 0 };
      for (const own of months) {
        const step = carryForward(own, carried);
        expect(Math.min(step.reported.base, step.reported.tax)).toBeGreaterThanOrEqual(0);
        total.base += step.reported.base;
        total.tax += step.reported.tax;
        carried = step.carried;
      }
      const sum = (of: 'base' | 'tax') => months.reduce((all, each) => all + each[of], 0);
      expect([total.base + carried.base, total.tax + carried.tax]).toEqual([
        sum('base'),
        sum('tax'),
      ]);
    }),
  );
});

it('tells an individual from a company by the PAN', () => {
  expect([isPersonal('AAPPU0939F'), isPersonal('AAPHU0939F')]).toEqual([true, true]);
  expect(isPersonal('AAPCU0939F')).toBe(false);
});

it('rounds each half of a tax for itself', () => {
  expect([atRate(84_662, 50), inHalves(84_662, 50)]).toEqual([423, 424]);
});
