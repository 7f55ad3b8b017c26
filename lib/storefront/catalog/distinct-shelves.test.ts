import { distinctShelves } from './distinct-shelves';

const shelf = (room: number, ...ids: number[]) => ({
  room,
  products: ids.map((id) => ({ id, listing: null })),
});
const ids = (shelves: { id: number }[][]) => shelves.map((each) => each.map(({ id }) => id));

it('shows a product once, on the first shelf that has it', () => {
  expect(ids(distinctShelves([shelf(2, 1, 2, 3), shelf(3, 2, 3, 1, 4)], 1))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('shows one colour or size of a listing', () => {
  const shirts = [1, 2].map((id) => ({ room: 2, products: [{ id, listing: { id: 7 } }] }));
  expect(ids(distinctShelves(shirts, 1))).toEqual([[1], []]);
});

it('leaves a sparse shelf empty, and its products to the next', () => {
  expect(ids(distinctShelves([shelf(5, 1, 2), shelf(5, 1, 2, 3)], 3))).toEqual([[], [1, 2, 3]]);
});
