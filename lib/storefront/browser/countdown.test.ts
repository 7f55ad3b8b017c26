import { partsOf } from './clock';

describe('partsOf', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [-5000, [0, 0, 0, 0]],
    [999, [0, 0, 0, 0]],
    [61_000, [0, 0, 1, 1]],
    [86_400_000 + 3_600_000 + 59_000, [1, 1, 0, 59]],
  ])('%d ms', (left, parts) => expect(Object.values(partsOf(left))).toEqual(parts));
});
