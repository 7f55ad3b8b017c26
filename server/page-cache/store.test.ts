import { randomBytes } from 'node:crypto';
import { add, find, keyOf } from './store';

/** What a product page takes once it is packed, with room to spare: see `npm run bench`, memory. */
const packed = { bytes: randomBytes(60_000), plainSize: 200_000 };
const page = { html: packed, rest: packed, status: 200, sendable: true, tags: [], lastModified: 0 };
const key = (n: number) => `build/$/en/product/${n}`;

it('keeps a page while 2,000 others come', () => {
  for (let n = 0; n <= 2000; n++) add(key(n), { ...page });
  expect(find(key(0))).toMatchObject({ status: 200 });
  expect(keyOf('/en/product/0')).toBe(key(0));
});

it('lets the least recently used leave when memory is full, with their addresses', () => {
  for (let n = 0; n <= 6000; n++) {
    add(key(n), { ...page });
    find(key(1));
  }
  expect(find(key(0))).toBeUndefined();
  expect(keyOf('/en/product/0')).toBeUndefined();
  expect(find(key(1))).toMatchObject({ status: 200 });
});
