import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { products, productTranslations } from '../../kernel/db/schema/catalog';
import { formerSlugs } from '../../kernel/db/schema/former-slugs';
import { listings } from '../../kernel/db/schema/listings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct } from '../../kernel/db/testing/fixtures';

describe.each(testDatabases)('a product whose listing is archived on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let id: number;
  let listingId: number;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const { db } = connection;
    const category = await makeCategory(db, { slug: 'kurtas', name: 'Kurtas' });
    const product = await makeProduct(db, {
      categoryId: category.id,
      slug: 'red-kurta',
      name: 'Red Kurta',
    });
    ({ id, listingId } = product);
    await db.insert(productTranslations).values({ productId: id, locale: 'hi', name: 'लाल कुर्ता' });
    await db.insert(formerSlugs).values({ slug: 'kurta-red', productId: id });
  });
  afterAll(() => connection.close());

  async function put(
    status: 'live' | 'archived' | 'paused',
    publishedAt: Date | null = new Date(),
  ) {
    const { db } = connection;
    await db.update(listings).set({ status, publishedAt }).where(eq(listings.id, listingId));
    await db
      .update(products)
      .set({ isActive: status === 'live' })
      .where(eq(products.id, id));
  }
  const paths = () => [
    '/api/products/slug/red-kurta',
    '/api/products/slug/kurta-red',
    `/api/products/${id}`,
  ];
  const read = (path: string) => api.call('GET', path);
  const statuses = async () => Promise.all(paths().map(async (path) => (await read(path)).status));

  it('answers 410 with its name and category in the language', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    await put('archived');
    expect(await statuses()).toEqual([410, 410, 410]);
    const { body } = await read('/api/products/slug/red-kurta?lang=hi');
    expect(body).toMatchObject({
      success: false,
      message: 'यह प्रोडक्ट अब नहीं बिकता।',
      data: { id, name: 'लाल कुर्ता', category: { slug: 'kurtas', name: 'Kurtas' } },
    });
  });

  it('is in no sitemap, feed or list', async () => {
    for (const path of ['/api/sitemap/products', '/api/product-feed', '/api/products']) {
      expect(JSON.stringify((await read(path)).body ?? '')).not.toContain('red-kurta');
    }
  });

  it('is there again once it is resumed, and only missing while it is paused or was never sold', async () => {
    await put('live');
    expect(await statuses()).toEqual([200, 200, 200]);
    await put('paused');
    expect(await statuses()).toEqual([404, 404, 404]);
    await put('archived', null);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await read('/api/products/slug/never-was')).status).toBe(404);
  });
});
