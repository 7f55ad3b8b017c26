import fc from 'fast-check';
import type { CartItem } from '@/lib/contract/schemas/cart';
import { byStore, isOrderable } from './store-lines';

const line = (id: number, store: number, more: Partial<CartItem> = {}): CartItem =>
  ({
    id,
    quantity: 1,
    unit_price: 100,
    price_when_added: 100,
    line_total: 100,
    store: { id: store, name: `Store ${store}`, slug: `s${store}`, shipping: 0 },
    product: { id, mrp: 150, quantity: 3 },
    ...more,
  }) as CartItem;

describe('byStore', () => {
  it('keeps every line once, under its own store', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (stores) => {
        const items = stores.map((store, id) => line(id, store));
        const groups = byStore(items);
        expect(new Set(groups.map(({ store }) => store.id)).size).toBe(groups.length);
        expect(groups.flatMap((group) => group.items).sort((a, b) => a.id - b.id)).toEqual(items);
        for (const { store, items: own, goods } of groups) {
          expect(own.every((item) => item.store.id === store.id)).toBe(true);
          expect(goods).toBe(own.length * 100);
        }
      }),
    );
  });

  it('keeps stores in the order of their first line', () => {
    const groups = byStore([line(1, 2), line(2, 1), line(3, 2)]);
    expect(groups.map(({ store }) => store.id)).toEqual([2, 1]);
  });
});

describe('isOrderable', () => {
  it.each([
    [3, true],
    [4, false],
  ])('%i of three: %s', (quantity, expected) => {
    expect(isOrderable(line(1, 1, { quantity }))).toBe(expected);
  });
});
