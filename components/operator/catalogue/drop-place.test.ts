import type { ManagedCategory } from '@/lib/contract/schemas/operators/catalogue';
import { type Depth, dropPlace, isThere, nextPlace, withPlaced } from './drop-place';

const row = (id: number, parent_id: number | null) => ({ id, parent_id }) as ManagedCategory;

/** Departments 1 with 11 and 12, 2 with 21, and 3 without sub-categories. */
const tree = [row(1, null), row(11, 1), row(12, 1), row(2, null), row(21, 2), row(3, null)];
const one = (id: number) => tree.find((each) => each.id === id) as ManagedCategory;
const drop = (id: number, over: number, depth: Depth) =>
  dropPlace(tree, { moved: one(id), over, depth });

it.each<[string, number, number, Depth, number | null, number[], [number, string]]>([
  ['down in its department', 11, 12, 1, 1, [12, 11], [12, 'bottom']],
  ['up in its department', 12, 11, 1, 1, [12, 11], [1, 'bottom']],
  ['to the top of another department', 11, 2, 1, 2, [11, 21], [2, 'bottom']],
  ['to the end of another department', 11, 21, 1, 2, [21, 11], [21, 'bottom']],
  ['into an empty department', 11, 3, 1, 3, [11], [3, 'bottom']],
  ['to the end of the department above', 21, 2, 1, 1, [11, 12, 21], [12, 'bottom']],
  ['out of its department, after all of it', 11, 11, 0, null, [1, 11, 2, 3], [12, 'bottom']],
  [
    'before everything, where only a department can stand',
    12,
    1,
    1,
    null,
    [12, 1, 2, 3],
    [1, 'top'],
  ],
  ['with its own after another department', 1, 21, 0, null, [2, 1, 3], [21, 'bottom']],
  [
    'among those of another department, and so after them',
    3,
    12,
    0,
    null,
    [1, 3, 2],
    [12, 'bottom'],
  ],
  ['as a department into another one', 3, 3, 1, 2, [21, 3], [21, 'bottom']],
  ['nowhere', 21, 21, 1, 2, [21], [2, 'bottom']],
])('a category is dropped %s', (_, id, over, depth, parent_id, ids, [line, edge]) => {
  const place = drop(id, over, depth);
  expect(place).toMatchObject({ parent_id, ids, line: { id: line, edge } });
  expect(place.from).toBe(one(id).parent_id);
  expect(isThere(tree, place)).toBe(id === 21 && over === 21);
});

it('shows the tree as it will be, what is in a department behind it', () => {
  const ids = (after: ManagedCategory[]) => after.map(({ id }) => id);
  expect(ids(withPlaced(tree, 11, drop(11, 21, 1)))).toEqual([1, 12, 2, 21, 11, 3]);
  expect(ids(withPlaced(tree, 1, drop(1, 21, 0)))).toEqual([2, 21, 1, 11, 12, 3]);
});

it('moves by one place until the end of the list', () => {
  expect(nextPlace(tree, one(2), -1)).toEqual({ from: null, parent_id: null, ids: [2, 1, 3] });
  expect(nextPlace(tree, one(12), 1)).toBeUndefined();
});
