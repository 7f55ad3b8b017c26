import { randomOf } from '../../../seed/random';
import { DocumentsByName, firstOf, placeWhere } from './sorted-documents';

const random = randomOf('sorted documents');
const below = (limit: number) => random.between(0, limit - 1);

it('finds the first few as a whole sort would', () => {
  for (let run = 0; run < 200; run++) {
    const keys = Array.from({ length: 1 + below(400) }, () => below(50));
    const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
    const docs = Uint32Array.from(keys, (_, doc) => doc);
    const end = 1 + below(docs.length);
    expect(firstOf(docs, compare, end)).toEqual([...docs].sort(compare).slice(0, end));
  }
});

it('finds the place before and behind equal values', () => {
  const sorted = Uint32Array.from([1, 3, 3, 3, 7]);
  expect(placeWhere(sorted, (doc) => doc < 3)).toBe(1);
  expect(placeWhere(sorted, (doc) => doc <= 3)).toBe(4);
  expect(placeWhere(sorted, () => true)).toBe(5);
});

it('compares by name, names added later included', async () => {
  const order = new DocumentsByName();
  await order.build(['saree', 'kurta', 'lamp'], async () => {});
  const sorted = (docs: number[]) => docs.sort(order.compare);
  expect(sorted([0, 1, 2])).toEqual([1, 2, 0]);
  const names = ['saree', 'kurta', 'lamp', 'mat'];
  const named = async () => (doc: number) => ({ id: doc, name: names[doc] as string });
  await order.place([{ doc: 3, id: 3, name: 'mat' }], new Set([1]), named);
  expect(sorted([0, 2, 3])).toEqual([2, 3, 0]);
});
