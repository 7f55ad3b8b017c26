import { asc, eq } from 'drizzle-orm';
import type { ProductCard } from '@/lib/contract/schemas/catalog';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { flashDeals, products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCategory,
  makeDeal,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { isOnSale } from '../../../modules/offers/on-sale';
import { livePrice } from '../../../modules/offers/price';
import { LiveIndex } from './live-index';

const hour = 3_600_000;

describe.each(testDatabases)('the price of this moment on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const made: Record<string, { id: number; storeId: number }> = {};

  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    api = testHost(connection);
    const storeId = (await makeStore(db)).id;
    const categoryId = (await makeCategory(db)).id;
    const fromNow = (hours: number) => new Date(Date.now() + hours * hour);
    const deal = (name: string, price: number, from: number, to: number) =>
      db.insert(flashDeals).values({
        productId: made[name]?.id as number,
        price,
        startsAt: fromNow(from),
        endsAt: fromNow(to),
      });
    for (const [name, price] of [
      ['plain', 25_000],
      ['running', 40_000],
      ['coming', 30_000],
      ['over', 35_000],
      ['dearer', 20_000],
      ['twice', 45_000],
    ] as const) {
      const values = { storeId, categoryId, name: `${name} lamp`, slug: name, mrp: 50_000, price };
      made[name] = await makeProduct(db, values);
    }
    await deal('running', 10_000, -1, 1);
    await deal('coming', 5_000, 1, 2);
    await deal('over', 5_000, -2, -1);
    await makeDeal(db, made.dearer?.id as number, 22_000);
    await deal('twice', 12_000, -1, 1);
    await deal('twice', 12_500, 1, 3);
  });
  afterAll(() => connection.close());

  const list = async (query: string): Promise<ProductCard[]> =>
    (await api.call('GET', `/api/products?${query}`)).body.data.products;
  const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug);

  it('is the price of a list, sorted by it up and down', async () => {
    const up = await list('sort=price_asc');
    expect(up.map(({ slug, price }) => [slug, price])).toEqual([
      ['running', 100],
      ['twice', 120],
      ['dearer', 200],
      ['plain', 250],
      ['coming', 300],
      ['over', 350],
    ]);
    expect(await slugs('sort=price_desc')).toEqual(up.map(({ slug }) => slug).reverse());
    for (const { price, selling_price, regular_price, mrp, flash_deal } of up) {
      expect(selling_price).toBe(price);
      expect(flash_deal?.price ?? regular_price).toBe(price);
      expect(price <= regular_price && regular_price <= mrp).toBe(true);
    }
  });

  it('is what filters, facets and the section of deals go by', async () => {
    expect(await slugs('sort=price_asc&min_price=110&max_price=250')).toEqual([
      'twice',
      'dearer',
      'plain',
    ]);
    const { facets } = (await api.call('GET', '/api/products')).body.data;
    expect(facets.price).toEqual({ min: 100, max: 350 });
    expect(await slugs('discount=70&sort=price_asc')).toEqual(['running', 'twice']);
    expect(await slugs('section=flash_deal&sort=price_asc')).toEqual(['running', 'twice']);
  });

  it('is the same in the index and in SQL', async () => {
    const rows = await connection.db
      .select({ id: products.id, price: livePrice })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(isOnSale)
      .orderBy(asc(livePrice), asc(products.id));
    const search = new LiveIndex(connection.db);
    const index = await search.current();
    const query = productQuerySchema.parse({ sort: 'price_asc', limit: 100 });
    const { ids } = index.find(query, 'en', search.now());
    const indexed = ids.map((id) => ({
      id,
      price: index.columns.price[index.docOf(id) as number],
    }));
    expect(indexed).toEqual(rows);
  });

  it('sorts anew by the clock alone when a deal begins or ends', async () => {
    const search = new LiveIndex(connection.db);
    const index = await search.current();
    const query = productQuerySchema.parse({ sort: 'price_asc', limit: 100 });
    const nameOf = new Map(Object.entries(made).map(([name, { id }]) => [id, name]));
    const orderIn = (hours: number) =>
      index
        .find(query, 'en', search.now() + hours * hour)
        .ids.map((id) => nameOf.get(id))
        .join(' ');
    expect(orderIn(0)).toBe('running twice dearer plain coming over');
    expect(orderIn(1.5)).toBe('coming twice dearer plain over running');
    expect(orderIn(2.5)).toBe('twice dearer plain coming over running');
    expect(orderIn(3.5)).toBe('dearer plain coming over running twice');
  });

  it('is the same in suggestions, cart and wishlist', async () => {
    const suggested = (await api.call('GET', '/api/products/suggest?search=running')).body.data;
    expect(suggested.products).toMatchObject([{ slug: 'running', price: 100 }]);
    const { token } = await makeShopper(connection.db);
    const { id, storeId } = made.running as { id: number; storeId: number };
    const body = { product_id: id, store_id: storeId };
    await api.call('POST', '/api/cart', { token, body: { ...body, quantity: '1' } });
    await api.call('POST', '/api/wishlist/add', { token, body });
    const [line] = (await api.call('GET', '/api/cart', { token })).body.cartItems;
    expect(line).toMatchObject({ unit_price: 100, product: { price: 100, regular_price: 400 } });
    const [item] = (await api.call('GET', '/api/wishlist', { token })).body.items;
    expect(item.product).toMatchObject({ price: 100, selling_price: 100, regular_price: 400 });
  });
});
