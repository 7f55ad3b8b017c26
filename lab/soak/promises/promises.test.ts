import type { Asked } from '../load/record';
import type { ToldOrder } from '../load/told';
import type { FaultWindow } from '../windows';
import { failuresAreExplained, ordersAreQuick, quantile, refusalsAreExplained } from './failures';
import { few } from './findings';
import { pricesAreFresh, queuesAreDrained } from './freshness';
import { mailsAreOwed } from './mails';
import { type MemorySample, memoryIsFlat, slopeOf } from './memory';

const windows: FaultWindow[] = [
  { name: 'mail', title: 'the mail server hangs', from: 10_000, to: 20_000, allowed: 5000 },
];
const asked = (more: Partial<Asked> = {}): Asked => ({
  ...{ at: 0, took: 10, kind: 'page', status: 200, call: 'GET /' },
  ...more,
});

describe('failures', () => {
  it('are explained by a fault or its recovery', () => {
    const all = [asked(), asked({ at: 15_000, status: 503 }), asked({ at: 24_000, status: 0 })];
    expect(failuresAreExplained(all, windows).broken).toEqual([]);
  });

  it('are not explained by anything else', () => {
    const late = asked({ at: 30_000, status: 500, words: 'Something went wrong' });
    expect(failuresAreExplained([late], windows).broken).toEqual([
      'at 30.0 s, after 0.0 s: 500 to GET / (Something went wrong)',
    ]);
  });

  it('are no refusals, of which only those that the load expects pass', () => {
    const sold = asked({ status: 409 });
    const lost = asked({ status: 401 });
    expect(failuresAreExplained([lost], windows).broken).toEqual([]);
    expect(refusalsAreExplained([sold], windows).broken).toEqual([]);
    expect(refusalsAreExplained([lost], windows).broken).toHaveLength(1);
  });
});

describe('the time of an order', () => {
  const orders = (took: number, at = 0) =>
    Array.from({ length: 100 }, () => asked({ kind: 'order', took, at }));

  it('counts outside of faults, at 99 of 100', () => {
    expect(
      ordersAreQuick([...orders(200), asked({ kind: 'order', took: 5000 })], windows).broken,
    ).toEqual([]);
    expect(ordersAreQuick(orders(5000, 12_000), windows).broken).toEqual([]);
    expect(ordersAreQuick(orders(1001, 30_000), windows).broken).toEqual(['p99 1001 ms']);
  });

  it('has a quantile of nothing', () => {
    expect(quantile([], 0.99)).toBe(0);
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
  });
});

describe('memory', () => {
  type Resident = (minute: number) => number;
  /** Returns the samples of a process, taken every ten seconds. */
  const life = (minutes: number, kept: Resident, pid = 1, resident: Resident = () => 500) =>
    Array.from({ length: minutes * 6 }, (_, n): MemorySample => {
      const minute = n / 6;
      const megabytes = resident(minute);
      return { at: n * 10_000, name: 'worker', pid, megabytes, kept: kept(minute) };
    });

  it('may grow while it is warming up', () => {
    const warming = life(30, (minute) => Math.min(200 + minute * 40, 400));
    expect(memoryIsFlat(warming, ['worker']).broken).toEqual([]);
  });

  it('may go up and down', () => {
    const wave = life(
      30,
      (minute) => 300 + 30 * Math.sin(minute * 3),
      1,
      (minute) => 500 + 30 * Math.sin(minute * 3),
    );
    expect(memoryIsFlat(wave, ['worker']).broken).toEqual([]);
  });

  it('may not grow for ever', () => {
    const grown = life(
      30,
      () => 300,
      1,
      (minute) => 300 + minute * 3,
    );
    expect(memoryIsFlat(grown, ['worker']).broken).toEqual([
      'worker (1) grows by 90 MB in half an hour',
    ]);
  });

  it('may not be kept more and more', () => {
    const grown = life(30, (minute) => 300 + minute * 1.5);
    expect(memoryIsFlat(grown, ['worker']).broken).toEqual([
      'worker (1) keeps 45 MB more in half an hour',
    ]);
  });

  it('may not be more than a machine is asked to have, be it for a moment or in a short life', () => {
    const peak = life(
      5,
      () => 300,
      1,
      (minute) => (minute === 2 ? 1100 : 500),
    );
    expect(memoryIsFlat(peak, ['worker']).broken).toEqual(['worker (1) took 1100 MB']);
  });

  it('is judged for ours alone, each life by itself, and only where it was long enough', () => {
    const grown = life(30, (minute) => 300 + minute * 3);
    expect(memoryIsFlat(grown, ['instance one']).broken).toEqual([]);
    const short = life(10, (minute) => 300 + minute * 30);
    expect(memoryIsFlat([...short, ...life(30, () => 300, 2)], ['worker'])).toMatchObject({
      broken: [],
      facts: expect.stringContaining('1 of 2 lives'),
    });
  });

  it('has the slope of a line', () => {
    expect(
      slopeOf([
        { x: 0, y: 1 },
        { x: 1, y: 3 },
        { x: 2, y: 5 },
      ]),
    ).toBe(2);
    expect(slopeOf([{ x: 1, y: 1 }])).toBe(0);
  });
});

describe('mails', () => {
  const order: ToldOrder = {
    ...{ id: 1, number: 'HT-1', shopper: 3, method: 'cod', total: 1, lines: [], at: 0 },
    ...{ isPaid: false, isCharged: false, isCancelled: false, isDelivered: false, refunds: [] },
  };
  const mail = { at: 1000, to: '3@soak', subject: 'Your order HT-1 is placed', text: '' };
  const check = (mails: (typeof mail)[], told: ToldOrder[] = [order]) =>
    mailsAreOwed({
      ...{ told, mails, windows, began: 0, numbers: new Set(['HT-1']) },
      addressOf: (shopper) => `${shopper}@soak`,
    }).broken;

  it('are owed once to whoever ordered', () => {
    expect(check([mail])).toEqual([]);
    expect(check([])).toHaveLength(1);
    expect(check([{ ...mail, to: '4@soak' }])).toHaveLength(1);
  });

  it('are not owed for an order that nobody has paid', () => {
    expect(check([], [{ ...order, method: 'upi' }])).toEqual([]);
  });

  it('may come twice within a fault, and not otherwise', () => {
    expect(check([mail, { ...mail, at: 15_000 }])).toEqual([]);
    expect(check([mail, { ...mail, at: 40_000 }])).toHaveLength(1);
  });

  it('tell of no order that is not there', () => {
    expect(check([mail, { ...mail, subject: 'Your order HT-2 is placed' }])).toHaveLength(1);
  });
});

describe('the end', () => {
  it('finds every changed price within two seconds', () => {
    const price = { slug: 'lamp', at: 0, took: 900, place: '' };
    expect(pricesAreFresh([price], 1).broken).toEqual([]);
    expect(pricesAreFresh([price], 2).broken).toHaveLength(1);
    expect(
      pricesAreFresh(
        [
          { ...price, took: 2001 },
          { ...price, took: undefined },
        ],
        2,
      ).broken,
    ).toHaveLength(2);
  });

  it('finds every queue empty', () => {
    expect(queuesAreDrained({ mails: 0, refunds: 0 }, 3).broken).toEqual([]);
    expect(queuesAreDrained({ mails: 2, refunds: 0 }, 3).broken).toEqual(['2 wait in “mails”']);
  });

  it('tells some of what is broken, and how much more there is', () => {
    expect(few(['a', 'b', 'c'], 2)).toEqual(['a', 'b', '… and 1 more']);
  });
});
