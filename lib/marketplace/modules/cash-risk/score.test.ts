import { fitLogistic } from './fit';
import {
  addressGaps,
  type CashRiskFacts,
  chanceOf,
  type ScoredOrder,
  scoreCashOrder,
} from './score';

const weights = {
  bias: -2.2,
  first_order: 0.5,
  shopper_refused: 3,
  shopper_received: -1,
  pincode_refused: 4,
  value: 0.8,
  address: 0.8,
};
const facts: CashRiskFacts = {
  version: 1,
  weights,
  shopper: { finished: 0, refused: 0 },
  pincode: { finished: 0, refused: 0 },
  categories: null,
};
const order: ScoredOrder = {
  grandTotal: 100_000,
  isFirst: true,
  address: { full_address: '12 MG Road, Camp', landmark: 'Near the banyan tree' },
};

describe('the risk of a cash order', () => {
  const percent = (more: Partial<CashRiskFacts> = {}, other: Partial<ScoredOrder> = {}) =>
    scoreCashOrder({ ...facts, ...more }, { ...order, ...other }).percent;

  it.each([
    [-2000, 0],
    [0, 50],
    [2000, 99],
  ])('is a chance from 0 to 99 percent, with a weight of %d too', (bias, chance) => {
    expect(percent({ weights: { bias } })).toBe(chance);
  });

  it('rises with returns, value and what the address lacks, and falls with orders received', () => {
    const usual = percent();
    expect(percent({ shopper: { finished: 2, refused: 2 } })).toBeGreaterThan(usual);
    expect(percent({ pincode: { finished: 100, refused: 40 } })).toBeGreaterThan(usual);
    expect(percent({}, { grandTotal: 2_000_000 })).toBeGreaterThan(usual);
    expect(percent({}, { address: { full_address: 'Pune' } })).toBeGreaterThan(usual);
    expect(percent({ shopper: { finished: 5, refused: 0 } }, { isFirst: false })).toBeLessThan(
      usual,
    );
    expect(
      percent({ categories: ['toys'], weights: { ...weights, 'category:toys': 1 } }),
    ).toBeGreaterThan(usual);
  });

  it('hardly follows the record of a pincode with few orders', () => {
    const few = percent({ pincode: { finished: 1, refused: 1 } });
    expect(few).toBeLessThan(percent({ pincode: { finished: 100, refused: 30 } }));
  });

  it('takes an address that is not known yet for a complete one', () => {
    expect(percent({}, { address: undefined })).toBe(percent());
  });

  it('has reasons whose points make the percent, those that add most first', () => {
    const risk = scoreCashOrder({ ...facts, shopper: { finished: 3, refused: 2 } }, order);
    const points = risk.reasons.map((reason) => reason.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const sum = points.reduce((all, each) => all + each, 0);
    expect(risk.percent).toBe(Math.floor(100 * chanceOf(sum)));
    expect(risk.reasons[0]).toMatchObject({ feature: 'shopper_refused', shown: 2 });
    expect(risk.reasons.at(-1)?.feature).toBe('bias');
  });

  it('sees nothing of an address but its length, words, numbers and landmark', () => {
    const one = { full_address: '12 MG Road, Camp', landmark: 'Temple' };
    const other = { full_address: '१२ एमजी रोड, कैंप', landmark: 'मस्जिद' };
    expect([addressGaps(one), addressGaps(other)]).toEqual([0, 0]);
    expect(addressGaps({ full_address: 'Pune' })).toBe(1);
  });
});

describe('a fit', () => {
  /** Orders of which this share of each kind came back, ten of a kind. */
  const examples = [
    [0, 0, 1],
    [1, 0, 5],
    [0, 1, 3],
    [1, 1, 8],
  ].flatMap(([a = 0, b = 0, refused = 0]) =>
    Array.from({ length: 100 }, (_, i) => ({ values: [1, a, b], isRefused: i % 10 < refused })),
  );

  it('foretells the share of each kind, the same each time', async () => {
    const weights = await fitLogistic(examples);
    expect(await fitLogistic(examples)).toEqual(weights);
    const [bias = 0, a = 0, b = 0] = weights;
    for (const [points, share] of [
      [bias, 0.1],
      [bias + a, 0.5],
      [bias + b, 0.3],
      [bias + a + b, 0.8],
    ] as const) {
      expect(chanceOf(points)).toBeCloseTo(share, 1);
    }
    const refused = examples.filter(({ isRefused }) => isRefused).length;
    const foretold = examples.reduce(
      (sum, { values: [, x = 0, y = 0] }) => sum + chanceOf(bias + a * x + b * y),
      0,
    );
    expect(foretold).toBeCloseTo(refused, 3);
  });

  it('keeps weights finite where a feature tells returns without fail, or never varies', async () => {
    const sure = Array.from({ length: 50 }, (_, i) => ({
      values: [1, i % 2, 0],
      isRefused: i % 2 === 1,
    }));
    const [, one = 0, none] = await fitLogistic(sure);
    expect(one).toBeGreaterThan(1);
    expect(one).toBeLessThan(15);
    expect(none).toBe(0);
  });
});
