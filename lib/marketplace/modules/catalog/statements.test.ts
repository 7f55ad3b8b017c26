import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { reviews } from '../../kernel/db/schema/catalog';
import { formerSlugs } from '../../kernel/db/schema/former-slugs';
import { counted } from '../../kernel/db/testing/counted';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeCategory,
  makeListing,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../kernel/db/testing/fixtures';
import { openSearch } from '../search';

/** The search uses an uncounted connection: its index updates depend on the clock, not on the call. */
describe.each(testDatabases)('statements of a read on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let sent: () => number;
  const values: Record<string, string | number> = {};

  beforeAll(async () => {
    connection = await open();
    const database = counted(connection.db);
    sent = database.sent;
    const search = openSearch(connection.db);
    api = testHost({ ...connection, db: database.db }, { search });
    const { db } = connection;
    const category = await makeCategory(db);
    const store = await makeStore(db);
    const listing = await makeListing(db, store.id);
    const some = await Promise.all(
      ['M', 'L'].map((size) =>
        makeProduct(db, {
          name: `Brass diya ${size}`,
          size,
          storeId: store.id,
          listingId: listing.id,
          categoryId: category.id,
        }),
      ),
    );
    const [product] = some;
    if (!product) throw new Error('no product was made');
    await db.insert(formerSlugs).values({ slug: 'old-diya', productId: product.id });
    await db.insert(reviews).values({
      productId: product.id,
      listingId: listing.id,
      authorName: 'Asha R.',
      locale: 'en',
      rating: 5,
    });
    const { token, id } = await makeShopper(db);
    const line = await makeCartLine(db, id, product);
    Object.assign(values, { ...product, token, line, category: category.slug });
  });
  afterAll(() => connection.close());

  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

  it.each([
    ['/api/products/slug/{slug}', 200, 1],
    ['/api/products/slug/nothing', 404, 3],
    ['/api/products/slug/old-diya', 200, 3],
    ['/api/products/{id}', 200, 1],
    ['/api/products/{id}/reviews?limit=10', 200, 1],
    ['/api/products?limit=12', 200, 1],
    ['/api/products?store={storeId}&limit=13', 200, 1],
    ['/api/products?category={category}&limit=7', 200, 1],
    ['/api/products?category=nothing&limit=7', 200, 1],
    ['/api/products?ids={id}', 200, 1],
    ['/api/products/search?search=diya', 200, 1],
    ['/api/products/suggest?search=diya', 200, 1],
    ['/api/products/top-sellers', 200, 3],
    ['/api/categories', 200, 0],
    ['/api/brands', 200, 0],
    ['/api/stores', 200, 1],
    ['/api/stores/{storeId}', 200, 1],
    ['/api/banners', 200, 1],
    ['/api/cart', 200, 5],
  ])('GET %s answers %d by %d', async (path, status, budget) => {
    const before = sent();
    const answer = await api.call('GET', filled(path), { token: String(values.token) });
    expect([answer.status, sent() - before]).toEqual([status, budget]);
  });

  it('POST /api/checkout/quote answers by 4', async () => {
    const before = sent();
    const body = { items: [values.line], pincode: '411001' };
    const token = String(values.token);
    const answer = await api.call('POST', '/api/checkout/quote', { token, body });
    expect([answer.status, sent() - before]).toEqual([200, 4]);
  });
});
