import { jest } from '@jest/globals';

const product = (id: number) => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  image: null,
  price: id * 10,
});

/** A stub of the browser's storage. */
function storage(saved: Record<string, string> = {}) {
  const items = new Map(Object.entries(saved));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('recently viewed', () => {
  const device = globalThis as { localStorage?: unknown };

  async function visit(saved?: ReturnType<typeof storage>) {
    jest.resetModules();
    Object.defineProperty(device, 'localStorage', { value: saved, configurable: true });
    return import('./recently-viewed.client');
  }
  afterEach(() => {
    delete device.localStorage;
  });

  it('keeps the latest twelve, each once, over visits', async () => {
    const saved = storage();
    const first = await visit(saved);
    for (let id = 1; id <= 15; id++) first.rememberViewed(product(id));
    first.rememberViewed({ ...product(10), price: 99 });
    const again = await visit(saved);
    const ids = again.viewedProducts().map(({ id }) => id);
    expect(ids).toEqual([10, 15, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4]);
    expect(again.viewedProducts()[0]).toEqual({ ...product(10), price: 99 });
  });

  it('drops what is no longer sold, and clears', async () => {
    const saved = storage();
    const { rememberViewed, forgetViewed, viewedProducts, clearViewed } = await visit(saved);
    for (const id of [1, 2, 3]) rememberViewed(product(id));
    forgetViewed([2]);
    expect(viewedProducts().map(({ id }) => id)).toEqual([3, 1]);
    clearViewed();
    expect(viewedProducts()).toEqual([]);
    expect(saved.items.size).toBe(0);
  });

  it.each(['', 'null', '{"id":1}', '[null, 5, {"id":"x"}]', 'not json'])(
    'reads %p as nothing',
    async (text) => {
      const { viewedProducts } = await visit(storage({ 'haat:viewed': text }));
      expect(viewedProducts()).toEqual([]);
    },
  );

  it('works for this visit where storage is blocked', async () => {
    const { rememberViewed, viewedProducts } = await visit(undefined);
    rememberViewed(product(1));
    expect(viewedProducts()).toEqual([product(1)]);
  });

  it('tells who listens', async () => {
    const { rememberViewed, subscribeToViewed } = await visit(storage());
    const heard = jest.fn();
    subscribeToViewed(heard);
    rememberViewed(product(1));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
