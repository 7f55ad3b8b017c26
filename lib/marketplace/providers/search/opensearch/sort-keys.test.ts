import type { ProductRow } from '../memory/product-rows';
import { idOfKey, sortKeys } from './sort-keys';

const row = (values: Partial<ProductRow>): ProductRow => ({
  id: 1,
  listingId: 1,
  storeId: 1,
  categoryId: 1,
  brandId: null,
  name: 'Lamp',
  attributes: '',
  about: '',
  mrp: 10_000,
  price: 10_000,
  stock: 1,
  colour: null,
  size: null,
  origin: '',
  isFeatured: false,
  isActive: true,
  rating: 0,
  reviews: 0,
  sold: 0,
  createdAt: 1_700_000_000,
  updatedAt: 0,
  ...values,
});
const keysOfRow = (values: Partial<ProductRow>, price = 10_000) =>
  sortKeys(row(values), { price, discount: 0 });
const number = (key: string | undefined) => BigInt(key ?? 0);

it('names the product in each of its keys', () => {
  const id = 2_000_000_011;
  for (const key of Object.values(keysOfRow({ id, sold: 77, rating: 4.3, reviews: 12 }))) {
    expect(idOfKey(/^\d+$/.test(key) ? BigInt(key) : key)).toBe(id);
  }
});

it('puts what is in stock before what is sold out in every order', () => {
  const stocked = keysOfRow({ id: 5 }, 9_000_000);
  const sold = keysOfRow({ id: 6, stock: 0, sold: 9, rating: 5, reviews: 9, name: 'A' }, 100);
  for (const [name, key] of Object.entries(stocked)) {
    const other = sold[name] ?? '';
    const isLess = name.startsWith('name') ? key < other : number(key) < number(other);
    expect([name, isLess]).toEqual([name, /Asc/.test(name)]);
  }
});

it('sorts by the value, then by the id, within 63 bits', () => {
  const cheap = number(keysOfRow({ id: 9 }, 100).priceAsc);
  expect(cheap < number(keysOfRow({ id: 1 }, 101).priceAsc)).toBe(true);
  expect(cheap < number(keysOfRow({ id: 10 }, 100).priceAsc)).toBe(true);
  const greatest = number(keysOfRow({ id: 2 ** 31 - 1, sold: 1e12 }, 1e12).priceDesc);
  expect(greatest < 2n ** 63n).toBe(true);
});

it('sorts the popularity of ratings and sales as it is, and ratings by how many gave them', () => {
  const keyOf = (values: Partial<ProductRow>, name: 'popularity' | 'topRated') =>
    number(keysOfRow(values)[name]);
  const more = { rating: 4.5, reviews: 40, sold: 300 };
  const less = { id: 9, rating: 4.5, reviews: 40, sold: 299 };
  expect(keyOf(more, 'popularity') > keyOf(less, 'popularity')).toBe(true);
  const rated = [
    { rating: 4.6, reviews: 100 },
    { rating: 5, reviews: 2 },
    { rating: 3.1, reviews: 300 },
    { rating: 0, reviews: 0 },
  ].map((values) => keyOf(values, 'topRated'));
  expect(rated.every((each, at) => at === 0 || each < (rated[at - 1] ?? 0n))).toBe(true);
});
