import type { ProductCard } from '@/lib/contract/schemas/catalog';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCategory,
  makeDeal,
  makeListing,
  makeProduct,
  makeStore,
} from '../../kernel/db/testing/fixtures';

describe.each(testDatabases)('listings on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const { db } = connection;
    const store = await makeStore(db, { slug: 'weaver' });
    const category = await makeCategory(db, { slug: 'shawls' });
    const listing = await makeListing(db, store.id);
    const base = { storeId: store.id, categoryId: category.id, name: 'Wool shawl' };
    const sku = (slug: string, values: Partial<Parameters<typeof makeProduct>[1]>) =>
      makeProduct(db, { ...base, listingId: listing.id, slug, soldCount: 5, ...values });
    await sku('red-m', { colour: 'Red', size: 'M', price: 90_000, soldCount: 50 });
    await sku('red-l', { colour: 'Red', size: 'L', price: 95_000, stock: 0 });
    const blue = await sku('blue-m', { colour: 'Blue', size: 'M', price: 80_000 });
    await sku('grey-m', { colour: 'Grey', size: 'M', price: 10_000, isActive: false });
    await makeProduct(db, { ...base, slug: 'plain', name: 'Plain shawl', soldCount: 20 });
    await makeDeal(db, blue.id, 70_000);
  });
  afterAll(() => connection.close());

  const list = async (query: string) =>
    (await api.call('GET', `/api/products?category=shawls&${query}`)).body.data as {
      products: ProductCard[];
      total: number;
      facets: { colours: { value: string; count: number }[]; in_stock: number };
    };
  const slugs = async (query: string) => (await list(query)).products.map(({ slug }) => slug);

  it('are shown once, by what fits the filters and comes first in the order', async () => {
    expect(await slugs('')).toEqual(['red-m', 'plain']);
    expect(await slugs('colour=Blue')).toEqual(['blue-m']);
    expect(await slugs('sort=price_asc')).toEqual(['plain', 'blue-m']);
    expect(await slugs('size=L')).toEqual(['red-l']);
    expect(await slugs('search=blue+shawl')).toContain('blue-m');
    expect(await slugs('search=blue+shawl')).not.toContain('red-m');
  });

  it('are shown SKU by SKU where that is asked for', async () => {
    expect(await slugs('group=sku')).toEqual(['red-m', 'plain', 'blue-m', 'red-l']);
  });

  it('count once in totals and in each value of a filter', async () => {
    const { total, facets } = await list('');
    expect(total).toBe(2);
    expect(facets.in_stock).toBe(2);
    expect(facets.colours).toEqual([
      { value: 'Blue', count: 1 },
      { value: 'Red', count: 1 },
    ]);
  });

  it('tell their colours and what the cheapest costs now', async () => {
    const { products } = await list('');
    const [shawl, plain] = products;
    expect(shawl?.listing).toMatchObject({ skus: 3, colours: ['Red', 'Blue'], lowest_price: 700 });
    expect(plain?.listing).toMatchObject({ skus: 1, colours: [] });
  });

  it('are suggested once, and named once among what a store sells best', async () => {
    const { body } = await api.call('GET', '/api/products/suggest?search=shawl');
    const names = body.data.products.map(({ slug }: ProductCard) => slug);
    expect(names).toEqual(['red-m', 'plain']);
    const { body: top } = await api.call('GET', '/api/products/top-sellers?limit=5');
    const weaver = top.data.find(({ slug }: { slug: string }) => slug === 'weaver');
    expect(weaver.products.map(({ slug }: ProductCard) => slug)).toEqual(['red-m', 'plain']);
  });
});
