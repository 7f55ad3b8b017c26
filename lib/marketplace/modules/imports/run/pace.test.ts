import { pace } from './pace';

const sizeAfter = (...steps: [milliseconds: number, rows: number][]) => {
  const own = pace();
  for (const step of steps) own.took(...step);
  return own.size();
};

describe('the pace of an import', () => {
  it.each([
    ['begins small', [], 75],
    ['keeps the size of a transaction that took as long as it should', [[60, 75]], 75],
    ['grows by half at most', [[1, 75]], 113],
    [
      'shrinks by half at most',
      [
        [1, 150],
        [1, 150],
        [9000, 150],
      ],
      85,
    ],
    ['learns nothing of a transaction without rows', [[900, 0]], 75],
    ['goes by the time of a row, however few there were', [[12, 10]], 50],
  ] as [string, [number, number][], number][])('%s', (_, steps, size) => {
    expect(sizeAfter(...steps)).toBe(size);
  });

  it('stays within its bounds however fast or slow the machine is', () => {
    expect(sizeAfter(...Array<[number, number]>(20).fill([1, 200]))).toBe(200);
    expect(sizeAfter(...Array<[number, number]>(20).fill([60_000, 10]))).toBe(20);
  });
});
