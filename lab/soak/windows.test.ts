import { type FaultWindow, isCalm, planFaults, recoveryOf, windowsOf } from './windows';

const window = (from: number, to: number, allowed = 5000, name = `at ${from}`): FaultWindow => ({
  ...{ name, title: name, from, to, allowed },
});

describe('a window of a fault', () => {
  const windows = [window(10_000, 20_000), window(60_000, 61_000)];

  it.each([
    ['before it', { at: 8000, took: 1999 }, 0],
    ['that ends as it begins', { at: 8000, took: 2000 }, 1],
    ['within it', { at: 12_000, took: 100 }, 1],
    ['that begins within the recovery', { at: 25_000, took: 100 }, 1],
    ['after the recovery', { at: 25_001, took: 100 }, 0],
    ['over two of them', { at: 24_000, took: 40_000 }, 2],
  ])('has a span %s or not', (_, span, count) => {
    expect(windowsOf(windows, span)).toHaveLength(count);
    expect(isCalm(windows, span)).toBe(count === 0);
  });

  it('is open while its fault lasts', () => {
    expect(isCalm([window(10, Number.POSITIVE_INFINITY)], { at: 1e9, took: 0 })).toBe(false);
  });
});

describe('the recovery of a fault', () => {
  const windows = [window(10_000, 20_000), window(60_000, 61_000)];
  const [first, second] = windows as [FaultWindow, FaultWindow];

  it('is the last failure after its end, until the next fault begins', () => {
    const failures = [
      { at: 15_000, took: 100 },
      { at: 19_000, took: 4000 },
      { at: 20_500, took: 500 },
      { at: 60_100, took: 100 },
    ];
    expect(recoveryOf(windows, first, failures)).toBe(3000);
    expect(recoveryOf(windows, second, failures)).toBe(0);
  });

  it('is nothing where no failure came after it', () => {
    expect(recoveryOf(windows, first, [{ at: 12_000, took: 10 }])).toBe(0);
  });
});

describe('the plan of faults', () => {
  const names = ['a', 'b', 'c', 'd'];

  it('spreads them over the time, with a calm beginning and end', () => {
    const total = 30 * 60_000;
    const { slots, leftOut } = planFaults(names, total);
    expect(leftOut).toEqual([]);
    expect(slots.map(({ name }) => name)).toEqual(names);
    expect(slots[0]?.at).toBe(60_000);
    for (const [n, slot] of slots.entries()) {
      const next = slots[n + 1]?.at ?? total - 60_000;
      expect(slot.length).toBeLessThanOrEqual((next - slot.at) * 0.31);
    }
  });

  it('leaves out what finds no room', () => {
    const { slots, leftOut } = planFaults(names, 60_000);
    expect([...slots.map(({ name }) => name), ...leftOut]).toEqual(names);
    expect(slots.length).toBe(2);
  });

  it('knows no faults', () => {
    expect(planFaults([], 60_000)).toEqual({ slots: [], leftOut: [] });
  });
});
