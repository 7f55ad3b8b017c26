import { testHost } from '../../../../app/testing/test-host';
import type { Connection } from '../../../../kernel/db/connection';
import { testDatabases } from '../../../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../../../kernel/db/testing/fixtures';

/** Goods by name, size and rupees. */
const goods = [
  ['33 W Wall Charger', undefined, 700],
  ['65W Wall Charger', undefined, 1500],
  ['Car Charger', undefined, 65],
  ['Glass Bottle', '500 ml', 300],
  ['Steel Bottle', '1 L', 600],
  ['Copper Bottle 1000 ml', undefined, 900],
  ['Tall Bottle with 1 Cup (2 L)', '2 L', 800],
  ['Derby Shoes', 'UK 8', 2000],
  ['Derby Shoes', 'UK 9', 2000],
  ['Poplin Shirt', 'XXL', 900],
  ['Pack of 8 Shoes Laces', undefined, 50],
] as const;

describe.each(testDatabases)('measures on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const store = await makeStore(db, {});
    const { id: categoryId } = await makeCategory(db, { slug: 'goods', name: 'Goods' });
    for (const [name, size, rupees] of goods) {
      const price = rupees * 100;
      await makeProduct(db, { storeId: store.id, categoryId, name, size, price, mrp: price });
    }
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const search = async (text: string) => {
    const path = `/api/products/search?search=${encodeURIComponent(text)}`;
    const { data } = (await api.call('GET', path)).body;
    const { dropped, filters } = data.understood;
    return {
      found: data.products.map((one: { name: string }) => one.name).sort(),
      dropped,
      filters: filters.map((one: { kind: string; value: unknown }) => `${one.kind} ${one.value}`),
    };
  };

  it('is never a price', async () => {
    expect(await search('65w charger')).toEqual({
      found: ['65W Wall Charger'],
      dropped: [],
      filters: ['measure 65 W'],
    });
  });

  it('stands beside a price', async () => {
    expect(await search('1 l bottle under 700')).toEqual({
      found: ['Steel Bottle'],
      dropped: [],
      filters: ['max_price 700', 'measure 1 L'],
    });
  });

  it.each(['1 l bottle', '1000ml bottle', '1 litre bottle', 'एक लीटर bottle'])(
    'is the same in any unit: %s',
    async (text) => {
      expect((await search(text)).found).toEqual(['Copper Bottle 1000 ml', 'Steel Bottle']);
    },
  );

  it('is left out and said where nothing has it', async () => {
    const { found, dropped, filters } = await search('45w charger');
    expect(found).toHaveLength(3);
    expect({ dropped, filters }).toEqual({ dropped: ['45w'], filters: [] });
  });

  it('narrows suggestions, each product once', async () => {
    const path = `/api/products/suggest?search=${encodeURIComponent('1 l bottle')}`;
    const { products } = (await api.call('GET', path)).body.data;
    expect(products.map((one: { name: string }) => one.name).sort()).toEqual([
      'Copper Bottle 1000 ml',
      'Steel Bottle',
    ]);
  });

  it('finds a size by another name for it', async () => {
    expect((await search('shirt size 2xl')).found).toEqual(['Poplin Shirt']);
  });

  it('asks for a named size', async () => {
    const { found, filters } = await search('shoes size 8');
    expect({ found, filters }).toEqual({ found: ['Derby Shoes'], filters: ['size UK 8'] });
  });
});
