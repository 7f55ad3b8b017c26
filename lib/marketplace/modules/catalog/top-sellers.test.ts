import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeDeal, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

type Seller = { slug: string; products: { slug: string; selling_price: number }[] };

describe.each(testDatabases)('top sellers on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const { db } = connection;
    const { id: categoryId } = await makeCategory(db);
    const sell = async (store: { id: number }, prefix: string, sold: number[], more = {}) => {
      for (const [i, soldCount] of sold.entries()) {
        const slug = `${prefix}-${i}`;
        await makeProduct(db, { storeId: store.id, categoryId, slug, soldCount, ...more });
      }
    };
    await sell(await makeStore(db, { slug: 'small' }), 'small', [3, 9], { nameHi: 'छोटा' });
    const big = await makeStore(db, { slug: 'big' });
    await sell(big, 'big', [1, 50, 20, 20, 5, 7, 3, 4, 2]);
    await sell(big, 'gone', [900], { isActive: false });
    await sell(await makeStore(db, { slug: 'pending', status: 'pending' }), 'pending', [999]);
    await makeStore(db, { slug: 'empty' });
    const deal = await makeProduct(db, { storeId: big.id, slug: 'big-deal', soldCount: 60 });
    await makeDeal(db, deal.id, 5_000);
  });
  afterAll(() => connection.close());

  const sellers = async (query = '', lang?: 'hi'): Promise<Seller[]> =>
    (await api.call('GET', `/api/products/top-sellers${query}`, { lang })).body.data;
  const slugs = (list: Seller[]) =>
    list.map(({ slug, products }) => [slug, products.map((product) => product.slug)]);

  it('are approved stores with something to sell, each with its eight best products', async () => {
    expect(slugs(await sellers())).toEqual([
      ['big', ['deal', '1', '3', '2', '5', '4', '7', '6'].map((each) => `big-${each}`)],
      ['small', ['small-1', 'small-0']],
    ]);
  });

  it('are as many as asked for', async () => {
    expect(slugs(await sellers('?limit=1'))).toHaveLength(1);
    expect((await api.call('GET', '/api/products/top-sellers?limit=no')).status).toBe(422);
  });

  it('show cards like any list, in the language asked for', async () => {
    const [, small] = await sellers('', 'hi');
    expect(small?.products[0]).toMatchObject({ name: 'छोटा', selling_price: 100, quantity: 10 });
    const [big] = await sellers();
    expect(big).toMatchObject({ gstin: expect.any(String), product_count: 10 });
    expect(big?.products[0]).toMatchObject({ price: 50, flash_deal: { price: 50 } });
  });
});
