import fc from 'fast-check';
import { createBodyShares, smallBody } from './body-shares';

const megabyte = 1024 * 1024;
const room = { total: 256 * megabyte, reserve: 32 * megabyte };

/** Fills a visitor's share with unfinished bodies, and returns its size. */
function fill(
  shares: ReturnType<typeof createBodyShares>,
  visitor: string,
  bytes = 10 * megabyte,
): number {
  for (let taken = 0; ; taken += bytes) {
    if (!shares.open(visitor, bytes + 1)?.take(bytes)) return taken;
  }
}

it('gives one visitor a third of the room at most, and the next one as much as any', () => {
  const shares = createBodyShares(room);
  expect(fill(shares, 'a') / megabyte).toBeLessThan(75);
  expect(fill(shares, 'b') / megabyte).toBeGreaterThan(45);
  expect(shares.open('c', 10 * megabyte)?.take(10 * megabyte)).toBe(true);
});

it('takes small bodies of everybody while large ones of many have filled their room', () => {
  const shares = createBodyShares(room);
  for (let nth = 0; nth < 1000; nth++) fill(shares, `a${nth}`);
  expect(shares.open('shopper', 10 * megabyte)).toBeUndefined();
  expect(shares.held()).toBeLessThanOrEqual(room.total - room.reserve);
  expect(shares.open('shopper', 2000)?.take(2000)).toBe(true);
  expect(shares.open('a1', 2000)?.take(2000)).toBe(true);
});

it('counts a body of unknown length as large once it has grown so', () => {
  const shares = createBodyShares(room);
  for (let nth = 0; nth < 1000; nth++) fill(shares, `a${nth}`, smallBody + 1);
  const body = shares.open('shopper', 0);
  expect(body?.take(smallBody)).toBe(true);
  expect(body?.take(1)).toBe(false);
});

it('never holds more than the room, and nothing once all bodies are over', () => {
  const act = fc.record({
    visitor: fc.integer({ min: 0, max: 5 }),
    declared: fc.nat(3 * smallBody),
    sizes: fc.array(fc.nat(smallBody), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const small = { total: 20 * smallBody, reserve: 4 * smallBody };
      const shares = createBodyShares(small);
      const places = acts.flatMap(({ visitor, declared, sizes }) => {
        const place = shares.open(String(visitor), declared);
        for (const size of sizes) place?.take(size);
        expect(shares.held()).toBeLessThanOrEqual(small.total);
        return place ? [place] : [];
      });
      for (const place of places) place.close();
      expect(shares.held()).toBe(0);
    }),
  );
});
