import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

/** Goods by name, their store's own size, and HSN code. */
const goods = [
  ['Linen Shirt', 'M', '6205'],
  ['Poplin Shirt', 'Medium', '6205'],
  ['Khadi Shirt', 'मीडियम', '6205'],
  ['Silk Shirt', 'Petite', '6205'],
  ['Derby Shoes', 'UK 8', '6403'],
  ['Brogue Shoes', '8', '6403'],
  ['Loafer Shoes', '8 UK / 42 EU', '6403'],
  ['Brass Ring', '8', '7117'],
] as const;

describe.each(testDatabases)('sizes in the words of stores on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const store = await makeStore(db, {});
    const { id: categoryId } = await makeCategory(db, { slug: 'goods', name: 'Goods' });
    for (const [name, size, hsn] of goods) {
      await makeProduct(db, { storeId: store.id, categoryId, name, size, hsn });
    }
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const list = async (size?: string) => {
    const query = size ? `?size=${encodeURIComponent(size)}` : '';
    const { data } = (await api.call('GET', `/api/products${query}`)).body;
    const products: { name: string; size: string }[] = data.products;
    return { found: products.map(({ name }) => name).sort(), data };
  };

  it('counts them under one name in the filters', async () => {
    const { data } = await list();
    expect(data.facets.sizes).toEqual([
      { value: 'M', count: 3 },
      { value: 'UK 8', count: 3 },
      { value: '8', count: 1 },
      { value: 'Petite', count: 1 },
    ]);
  });

  it.each([
    ['M', ['Khadi Shirt', 'Linen Shirt', 'Poplin Shirt']],
    ['Medium', ['Khadi Shirt', 'Linen Shirt', 'Poplin Shirt']],
    ['UK 8', ['Brogue Shoes', 'Derby Shoes', 'Loafer Shoes']],
    ['8', ['Brass Ring']],
    ['Petite', ['Silk Shirt']],
  ])('finds by %s', async (size, names) => {
    expect((await list(size)).found).toEqual(names);
  });
});
