import { eq, sql } from 'drizzle-orm';
import { sitemapShardIds } from '@/lib/contract/schemas/sitemap';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { brands, productMedia, products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

describe.each(testDatabases)('what sitemaps are made of on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  const made: Record<string, number> = {};

  const updatedAt = new Date('2026-03-01T10:20:30.400Z');

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    const { db } = connection;
    const parent = await makeCategory(db, { slug: 'fashion', image: '/media/fashion.webp' });
    const child = await makeCategory(db, { slug: 'kurtas', parentId: parent.id });
    await makeCategory(db, { slug: 'empty' });
    const store = await makeStore(db, { slug: 'aarohi', logo: '/media/aarohi.webp' });
    const closing = await makeStore(db, { slug: 'closing' });
    await makeStore(db, { slug: 'without-products' });
    const [brand] = await db
      .insert(brands)
      .values([
        { slug: 'indi', name: 'Indi' },
        { slug: 'nothing', name: 'Nothing' },
      ])
      .returning();
    const common = { storeId: store.id, categoryId: child.id, brandId: brand?.id, updatedAt };
    const first = await makeProduct(db, { ...common, slug: 'red-kurta' });
    const second = await makeProduct(db, {
      ...common,
      slug: 'लाल-कुर्ता',
      updatedAt: new Date('2026-04-01T00:00:00Z'),
    });
    await makeProduct(db, { ...common, slug: 'gone', isActive: false });
    const third = await makeProduct(db, { ...common, storeId: closing.id, slug: 'blue-kurta' });
    await db.insert(productMedia).values([
      { productId: first.id, position: 2, url: '/media/red-2.webp' },
      { productId: first.id, position: 1, url: '/media/red-1.webp' },
    ]);
    Object.assign(made, { second: second.id, third: third.id, closing: closing.id });
  });
  afterAll(() => connection.close());

  const shards = async () => (await api.call('GET', '/api/sitemap')).body.data;
  const entries = async (kind: string, query = '') =>
    (await api.call('GET', `/api/sitemap/${kind}${query}`)).body.data;
  const slugs = async (kind: string, query?: string) =>
    (await entries(kind, query)).entries.map(({ slug }: { slug: string }) => slug);

  it('lists what is on sale, with pictures in order and the last change', async () => {
    expect((await entries('products')).entries[0]).toEqual({
      slug: 'red-kurta',
      images: ['/media/red-1.webp', '/media/red-2.webp'],
      updated_at: '2026-03-01T10:20:30Z',
    });
    expect(await slugs('products')).toEqual(['red-kurta', 'लाल-कुर्ता', 'blue-kurta']);
  });

  it('lists categories, brands and stores in which something is on sale', async () => {
    expect((await entries('categories')).entries).toEqual([
      { slug: 'fashion', images: ['/media/fashion.webp'], updated_at: '2026-04-01T00:00:00Z' },
      { slug: 'kurtas', images: [], updated_at: '2026-04-01T00:00:00Z' },
    ]);
    expect(await slugs('brands')).toEqual(['indi']);
    expect((await entries('stores')).entries).toEqual([
      { slug: 'aarohi', images: ['/media/aarohi.webp'], updated_at: '2026-04-01T00:00:00Z' },
      { slug: 'closing', images: [], updated_at: '2026-03-01T10:20:30Z' },
    ]);
  });

  it('goes through a shard by portions without gap or repetition', async () => {
    const read: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page = await entries('products', `?limit=1&after=${after}`);
      read.push(...page.entries.map(({ slug }: { slug: string }) => slug));
      after = page.next;
    }
    expect(read).toEqual(['red-kurta', 'लाल-कुर्ता', 'blue-kurta']);
  });

  it('forgets a product that is taken off sale, and all of a store that is suspended', async () => {
    const { db } = connection;
    const id = made.second as number;
    const closing = eq(stores.id, made.closing as number);
    await db.update(products).set({ isActive: false }).where(eq(products.id, id));
    await db.update(stores).set({ status: 'suspended' }).where(closing);
    expect(await slugs('products')).toEqual(['red-kurta']);
    expect(await slugs('stores')).toEqual(['aarohi']);
    expect((await shards())[0].updated_at).toBe('2026-03-01T10:20:30Z');
    await db.update(products).set({ isActive: true }).where(eq(products.id, id));
    await db.update(stores).set({ status: 'approved' }).where(closing);
    expect(await slugs('products')).toHaveLength(3);
  });

  it('puts every id into one shard, and lists only shards in which there is something', async () => {
    const { db } = connection;
    const last = sitemapShardIds * 3;
    for (const id of [last, last + 1]) {
      await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${id}, false)`);
      await makeProduct(db, { slug: `p-${id}`, updatedAt });
    }
    const kinds = (await shards()).map(
      ({ kind, shard }: { kind: string; shard: number }) => `${kind}-${shard}`,
    );
    expect(kinds).toEqual([
      'products-1',
      'products-3',
      'products-4',
      'categories-1',
      'brands-1',
      'stores-1',
    ]);
    expect(await slugs('products', '?shard=3')).toEqual([`p-${last}`]);
    expect(await slugs('products', '?shard=4')).toEqual([`p-${last + 1}`]);
    expect(await entries('products', '?shard=2')).toEqual({ entries: [], next: null });
    expect(await entries('products', '?shard=1000000000')).toEqual({ entries: [], next: null });
  });

  it('has shards of at most 50,000 addresses: 25,000 ids in two languages', () => {
    expect(sitemapShardIds).toBe(25_000);
  });

  it('knows no other kinds', async () => {
    expect((await api.call('GET', '/api/sitemap/orders')).status).toBe(422);
  });
});
