import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { openCourierBooks } from '../testing/courier-rig';
import { describeCourier, impatience } from '../testing/courier-rules';
import { planTrip, testServices } from './plan';
import { createTestCourier } from './test-courier';

describeCourier('of tests', async () => {
  const books = await openCourierBooks(await openTestDatabase(), (_, { headers }, body) => ({
    body,
    header: (name) => headers.get(name) ?? undefined,
  }));
  return {
    ...books,
    provider: books.testCourier.provider,
    impatient: (await createTestCourier(books.db, impatience)).provider,
    async close() {
      await backgroundDone();
      await books.close();
    },
  };
});

describe('a trip of the test courier', () => {
  const trip = (number: string) => ({
    ...{ number, service: 'surface' as const, from: '411001', to: '110001', isCash: true },
    bookedAt: new Date('2026-11-25T06:00:00Z'),
  });

  it('is the same for the same number', () => {
    expect(planTrip(trip('HT-1'))).toEqual(planTrip(trip('HT-1')));
  });

  it('goes forward in time, to one end', () => {
    for (let n = 0; n < 300; n++) {
      const plan = planTrip(trip(`HT-${n}`));
      const times = plan.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      const ends = plan.filter(({ kind }) => kind === 'delivered' || kind === 'returned');
      expect(ends).toEqual([plan.at(-1)]);
    }
  });

  it('fails about as often as its lane says', () => {
    const plans = Array.from({ length: 1000 }, (_, n) => planTrip(trip(`HT-${n}`)));
    const failed = plans.filter((plan) => plan.some(({ kind }) => kind === 'attempt_failed'));
    expect(failed.length).toBeGreaterThan(200);
    expect(failed.length).toBeLessThan(300);
  });

  it('costs more and takes longer the farther it goes', () => {
    const to = (pincode: string) =>
      testServices({ from: '411001', to: pincode, grams: 500, value: 1, isCash: false })[0];
    const lanes = [to('411002'), to('400001'), to('110001')];
    const prices = lanes.map((one) => one?.price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});
