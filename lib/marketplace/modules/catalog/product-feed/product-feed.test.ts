import { eq } from 'drizzle-orm';
import type { FeedProduct } from '@/lib/contract/schemas/product-feed';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { brands, productMedia, products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCategory,
  makeDeal,
  makeListing,
  makeProduct,
  makeStore,
} from '../../../kernel/db/testing/fixtures';

describe.each(testDatabases)('what product search engines are told on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let storeId: number;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const { db } = connection;
    const parent = await makeCategory(db, { name: 'Fashion' });
    const { id: categoryId } = await makeCategory(db, { name: 'Kurtas', parentId: parent.id });
    storeId = (await makeStore(db, { shippingFee: 4_950, freeShippingFrom: null })).id;
    const [brand] = await db.insert(brands).values({ slug: 'indi', name: 'Indi' }).returning();
    const { id: listingId } = await makeListing(db, storeId);
    const common = { storeId, categoryId, brandId: brand?.id, listingId };
    const red = await makeProduct(db, {
      ...common,
      slug: 'red-kurta',
      nameHi: 'लाल कुर्ता',
      colour: 'Red',
      attributes: ['for:women', 'fabric:silk'],
      gtin: '8901030865275',
      mrp: 150_000,
      price: 99_950,
    });
    await makeDeal(db, red.id, 50_000);
    await db.insert(productMedia).values([
      { productId: red.id, position: 2, url: '/media/red-2.webp' },
      { productId: red.id, position: 1, url: '/media/red-1.webp' },
    ]);
    await makeProduct(db, { ...common, slug: 'blue-kurta', stock: 0 });
    await makeProduct(db, { ...common, slug: 'gone', isActive: false });
    const closed = await makeStore(db, { status: 'suspended' });
    await makeProduct(db, { storeId: closed.id, slug: 'closed' });
    await makeProduct(db, { slug: 'last' });
  });
  afterAll(() => connection.close());

  const read = async (query = '', lang?: 'hi') =>
    (await api.call('GET', `/api/product-feed${query}`, { lang })).body.data as {
      products: FeedProduct[];
      next: number | null;
    };

  it('tells all about a SKU, with the deal that runs', async () => {
    const [product] = (await read()).products;
    expect(product).toMatchObject({
      slug: 'red-kurta',
      mrp: 1500,
      regular_price: 999.5,
      flash_deal: { price: 500, starts_at: expect.stringMatching(/Z$/) },
      in_stock: true,
      has_variants: true,
      brand: 'Indi',
      attributes: ['for:women', 'fabric:silk'],
      gtin: '8901030865275',
      category_path: ['Fashion', 'Kurtas'],
      images: ['/media/red-1.webp', '/media/red-2.webp'],
      store_id: storeId,
      delivery: { shipping: 49.5, free_shipping_from: null },
    });
  });

  it('lists what is on sale, sold out or not, and speaks Hindi', async () => {
    const { products, next } = await read('', 'hi');
    expect(products.map(({ slug, in_stock }) => [slug, in_stock])).toEqual([
      ['red-kurta', true],
      ['blue-kurta', false],
      ['last', true],
    ]);
    expect(products[0]?.name).toBe('लाल कुर्ता');
    expect(next).toBeNull();
  });

  it('is read in batches without gap or repetition', async () => {
    const slugs: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page = await read(`?limit=1&after=${after}`);
      slugs.push(...page.products.map(({ slug }) => slug));
      after = page.next;
    }
    expect(slugs).toEqual(['red-kurta', 'blue-kurta', 'last']);
    expect((await api.call('GET', '/api/product-feed?limit=501')).status).toBe(422);
  });

  it('keeps only barcode numbers of the right form', async () => {
    const { db } = connection;
    const write = (gtin: string) =>
      db.update(products).set({ gtin }).where(eq(products.slug, 'last')).execute();
    for (const gtin of ['890103086527', '96385074', '18901030865272']) await write(gtin);
    for (const gtin of ['', '1234567', '123456789', '8901030-865275', '189010308652721']) {
      await expect(write(gtin)).rejects.toThrow();
    }
  });

  it('forgets a store that is suspended', async () => {
    const { db } = connection;
    await db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, storeId));
    expect((await read()).products.map(({ slug }) => slug)).toEqual(['last']);
  });
});
