import { randomBytes } from 'node:crypto';

process.env.CACHE_MEMORY_MB = '256';
const { add, find, keep, keyOf, takeIn } = await import('./store');

/** The compressed size of a product page, rounded up: see `npm run bench`, memory. */
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

it('packs what is in memory, and lets go of what has left it before its turn', async () => {
  const html = 'अ'.repeat(1_000_000);
  const kept = Array.from({ length: 300 }, (_, n) =>
    keep(key(n), { kind: 'APP_PAGE', html }, { lastModified: Date.now() }),
  );
  const packed = (await Promise.all(kept)).filter((entry) => entry !== undefined);
  expect(packed.length).toBeGreaterThan(100);
  expect(packed.length).toBeLessThan(300);
  expect(packed.every(({ value, html }) => value === undefined && html)).toBe(true);
  expect(find(key(299))).toMatchObject({ value: undefined, html: { plainSize: 3_000_000 } });
});

it('puts nothing that was rendered before in the place of what is being packed', () => {
  add(key(0), { ...page, html: undefined, rest: undefined, lastModified: 2 });
  expect(takeIn(key(0), { ...page, lastModified: 1 })).toBe(false);
  expect(find(key(0))).toMatchObject({ html: undefined });
  expect(takeIn(key(0), { ...page, lastModified: 3 })).toBe(true);
  expect(find(key(0))).toMatchObject({ html: packed });
});
