import { createHost, type Host } from '../../app/app';
import type { Connection } from '../../kernel/db/connection';
import { productMedia, reviews } from '../../kernel/db/schema/catalog';
import { formerSlugs } from '../../kernel/db/schema/former-slugs';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeDeal, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

const yesterday = new Date(Date.now() - 86_400_000);
const noMail = { name: 'none', send: async () => {} };

describe.each(testDatabases)('the catalogue on $name', ({ open }) => {
  let connection: Connection;
  let host: Host;
  const made: Record<string, number> = {};

  const get = async (path: string) => {
    const answer = await host.request(path);
    return { status: answer.status, body: await answer.json() };
  };
  const slugs = async (query: string) =>
    (await get(`/api/products?${query}`)).body.data.products.map((p: { slug: string }) => p.slug);

  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    host = createHost({ db, databaseKind: connection.kind, mailer: noMail });
    const parent = await makeCategory(db, { slug: 'fashion', name: 'Fashion' });
    const child = await makeCategory(db, { slug: 'kurtas', name: 'Kurtas', parentId: parent.id });
    const other = await makeCategory(db, { slug: 'kitchen', name: 'Kitchen' });
    const store = await makeStore(db, { slug: 'aarohi' });
    const pending = await makeStore(db, { status: 'pending' });
    const common = { storeId: store.id, categoryId: child.id };
    const red = await makeProduct(db, {
      ...common,
      slug: 'red-kurta',
      name: 'Red Kurta',
      nameHi: 'लाल कुर्ता',
      mrp: 150_000,
      price: 99_900,
      stock: 5,
      soldCount: 9,
      isFeatured: true,
    });
    await makeProduct(db, {
      ...common,
      slug: 'blue-kurta',
      name: 'Blue Kurta 100%',
      mrp: 80_000,
      price: 80_000,
      stock: 0,
      soldCount: 3,
    });
    const pan = await makeProduct(db, {
      storeId: store.id,
      categoryId: other.id,
      slug: 'iron-pan',
      name: 'Iron Pan',
      mrp: 60_000,
      price: 50_000,
      soldCount: 5,
    });
    await makeProduct(db, { ...common, storeId: pending.id, slug: 'not-yet', name: 'Not Yet' });
    const gone = await makeProduct(db, {
      ...common,
      isActive: false,
      slug: 'gone',
      name: 'Gone',
    });
    await makeDeal(db, pan.id, 30_000);
    await db.insert(productMedia).values([
      { productId: red.id, position: 1, url: '/media/red-1.webp' },
      { productId: red.id, position: 2, url: '/media/red-2.webp' },
    ]);
    await db.insert(formerSlugs).values({ slug: 'crimson-kurta', productId: red.id });
    const ofRed = { productId: red.id, listingId: red.listingId };
    await db.insert(reviews).values([
      { ...ofRed, authorName: 'Meera K.', locale: 'en', rating: 5, createdAt: yesterday },
      { ...ofRed, authorName: 'रवि', locale: 'hi', rating: 4 },
    ]);
    Object.assign(made, { red: red.id, gone: gone.id, store: store.id });
  });
  afterAll(() => connection.close());

  it.each([
    ['', ['red-kurta', 'iron-pan', 'blue-kurta']],
    ['category=fashion', ['red-kurta', 'blue-kurta']],
    ['category=kurtas', ['red-kurta', 'blue-kurta']],
    ['category=kitchen', ['iron-pan']],
    ['store=aarohi&sort=price_asc', ['iron-pan', 'red-kurta', 'blue-kurta']],
    ['sort=price_desc', ['red-kurta', 'iron-pan', 'blue-kurta']],
    ['sort=name_asc', ['iron-pan', 'red-kurta', 'blue-kurta']],
    ['sort=name_desc', ['red-kurta', 'iron-pan', 'blue-kurta']],
    ['sort=newest', ['iron-pan', 'red-kurta', 'blue-kurta']],
    ['sort=discount', ['iron-pan', 'red-kurta', 'blue-kurta']],
    ['section=featured', ['red-kurta']],
    ['section=flash_deal', ['iron-pan']],
    ['in_stock=1&category=fashion', ['red-kurta']],
    ['min_price=800&max_price=999', ['red-kurta', 'blue-kurta']],
    ['max_price=300', ['iron-pan']],
    ['search=kurta', ['red-kurta', 'blue-kurta']],
    ['search=%E0%A4%95%E0%A5%81%E0%A4%B0%E0%A5%8D%E0%A4%A4%E0%A4%BE', ['red-kurta', 'blue-kurta']],
    ['search=100%25', ['blue-kurta']],
    ['search=_', []],
    ['search=%00kurta', ['red-kurta', 'blue-kurta']],
    ['brand=%00', []],
    ['category=%00', []],
    ['store=%ED%A0%80', []],
    ['within=fashion&category=kurtas', ['red-kurta', 'blue-kurta']],
    ['within=fashion&category=kitchen', []],
    ['category=kitchen&category=kurtas', ['red-kurta', 'iron-pan', 'blue-kurta']],
    ['brand=', ['red-kurta', 'iron-pan', 'blue-kurta']],
    ['discount=20', ['red-kurta', 'iron-pan']],
    [`brand=${'x'.repeat(3000)}`, []],
  ])('lists products by ?%s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('refuses filters that it does not understand, by their names', async () => {
    const { status, body } = await get('/api/products?sort=nonsense&page=x&rating=many');
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['page', 'rating', 'sort']]);
    const { status: ofReviews } = await get(`/api/products/${made.red}/reviews?sort=nonsense`);
    expect(ofReviews).toBe(422);
  });

  it('counts what each filter would leave under the others, without its own', async () => {
    const { facets } = (await get('/api/products?in_stock=1&category=kitchen&max_price=300')).body
      .data;
    expect(facets).toMatchObject({
      categories: [{ slug: 'kitchen', count: 1 }],
      in_stock: 1,
      price: { min: 300, max: 300 },
    });
    const all = (await get('/api/products?in_stock=1&category=kitchen')).body.data.facets;
    expect(all.categories).toMatchObject([
      { slug: 'kitchen', name: 'Kitchen', parent: null, count: 1 },
      { slug: 'kurtas', parent: 'fashion', count: 1 },
    ]);
    expect(all.stores).toMatchObject([{ slug: 'aarohi', count: 1 }]);
  });

  it('counts all and pages through them without gap or repetition', async () => {
    const first = (await get('/api/products?limit=2')).body.data;
    const second = (await get('/api/products?limit=2&page=2')).body.data;
    expect([first.total, first.products.length, second.products.length]).toEqual([3, 2, 1]);
    const all = [...first.products, ...second.products].map((p: { id: number }) => p.id);
    expect(new Set(all).size).toBe(3);
  });

  it('answers a product in the language asked for, English where a translation is missing', async () => {
    const name = async (slug: string, lang: string) =>
      (await get(`/api/products/slug/${slug}?lang=${lang}`)).body.data.name;
    expect(await name('red-kurta', 'hi')).toBe('लाल कुर्ता');
    expect(await name('red-kurta', 'en')).toBe('Red Kurta');
    expect(await name('iron-pan', 'hi')).toBe('Iron Pan');
  });

  it('answers a product by id with money in rupees and its pictures', async () => {
    const { body } = await get(`/api/products/${made.red}`);
    expect(body.data).toMatchObject({
      mrp: 1500,
      selling_price: 999,
      price: 999,
      regular_price: 999,
      quantity: 5,
      image_1: '/media/red-1.webp',
      image_2: '/media/red-2.webp',
      image_3: null,
      productMedia: [{ media_url: '/media/red-1.webp' }, { media_url: '/media/red-2.webp' }],
      category_path: [{ slug: 'fashion' }, { slug: 'kurtas' }],
      flash_deal: null,
      delivery: { shipping: 49, handling_days: { min: 0, max: 1 }, transit_days: { min: 1 } },
    });
  });

  it('asks the price of a running deal, and tells what the product costs without', async () => {
    const { body } = await get('/api/products/slug/iron-pan');
    expect(body.data).toMatchObject({
      price: 300,
      selling_price: 300,
      regular_price: 500,
      flash_deal: { price: 300 },
    });
  });

  it('answers a former slug with the product that has a new one', async () => {
    const { body } = await get('/api/products/slug/crimson-kurta');
    expect(body.data.slug).toBe('red-kurta');
  });

  it.each([
    '/api/products/slug/no-such',
    `/api/products/slug/${'x'.repeat(5000)}`,
    '/api/products/slug/not-yet',
    '/api/products/slug/gone',
    '/api/products/999999',
    '/api/categories/no-such',
    '/api/stores/no-such',
  ])('says 404 for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('not found') });
  });

  it('counts the products of a category with those of its children', async () => {
    const { categories } = (await get('/api/categories')).body.data;
    const fashion = categories.find((c: { slug: string }) => c.slug === 'fashion');
    expect(fashion).toMatchObject({ product_count: 2, children: [{ product_count: 2 }] });
    const { body } = await get('/api/categories/kurtas');
    expect(body.data.parent).toMatchObject({ slug: 'fashion' });
  });

  it('lists approved stores only, with their seller card', async () => {
    const { body } = await get('/api/stores');
    expect(body.data.map((s: { slug: string }) => s.slug)).toEqual(['aarohi']);
    expect(body.data[0]).toMatchObject({ gstin: expect.any(String), product_count: 3 });
  });

  it("summarises a product's reviews", async () => {
    const { summary, reviews: list } = (await get(`/api/products/${made.red}/reviews`)).body.data;
    expect(summary).toEqual({ average: 4.5, total: 2, counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } });
    expect(list).toHaveLength(2);
  });

  it.each([
    ['', [4, 5]],
    ['?sort=newest', [4, 5]],
    ['?sort=highest', [5, 4]],
    ['?sort=lowest', [4, 5]],
    ['?sort=highest&limit=1&page=2', [4]],
  ])('lists reviews by %s', async (query, expected) => {
    const { data } = (await get(`/api/products/${made.red}/reviews${query}`)).body;
    expect(data.reviews.map(({ rating }: { rating: number }) => rating)).toEqual(expected);
    expect(data.summary.total).toBe(2);
  });

  it('answers only those of the ids that are on sale', async () => {
    expect(await slugs(`ids=${made.red}&ids=999999&ids=x&ids=${made.gone}`)).toEqual(['red-kurta']);
    expect(await slugs('ids=x')).toEqual([]);
  });
});
