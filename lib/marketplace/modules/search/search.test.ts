import type { Suggestions } from '@/lib/contract/schemas/facets';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { brands } from '../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../kernel/db/schema/former-slugs';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';

/** Goods by name, Hindi name, category, and units sold. */
const goods = [
  ['Cotton Kurta for Men', 'पुरुषों का सूती कुर्ता', 'kurtas', 5],
  ['Silk Kurta Set', 'सिल्क के कुर्ते का सेट', 'kurtas', 9],
  ['Kurti with Prints', 'छपाई वाली कुर्ती', 'kurtas', 40],
  ['Silicone Mobile Cover', 'सिलिकॉन मोबाइल कवर', 'mobiles', 7],
  ['Phone Stand', 'फ़ोन स्टैंड', 'mobiles', 70],
  ['Cushion Cover', 'कुशन कवर', 'home', 50],
  ['Banarasi Silk Saree', 'बनारसी सिल्क साड़ी', 'sarees', 3],
  ['Saree Storage Bag', 'साड़ी रखने का बैग', 'home', 90],
  ['Leather Shoes', 'चमड़े के जूते', 'shoes', 8],
  ['Jute Bag', 'जूट का बैग', 'home', 12],
  ['Bluetooth Speaker', 'ब्लूटूथ स्पीकर', 'mobiles', 4],
  ['Sony-Ears Headphones', 'हेडफ़ोन', 'mobiles', 2],
] as const;

describe.each(testDatabases)('searching on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const store = await makeStore(db, { name: 'Aarohi Stall' });
    const ids = new Map<string, number>();
    for (const [slug, name, hi] of [
      ['kurtas', 'Kurtas & Suits', 'कुर्ते और सूट'],
      ['mobiles', 'Mobile Accessories', 'मोबाइल एक्सेसरीज़'],
      ['home', 'Home', 'घर'],
      ['sarees', 'Sarees', 'साड़ियाँ'],
      ['shoes', 'Shoes', 'जूते'],
    ] as const) {
      const { id } = await makeCategory(db, { slug, name });
      await db.insert(categoryTranslations).values({ categoryId: id, locale: 'hi', name: hi });
      ids.set(slug, id);
    }
    const [brand] = await db
      .insert(brands)
      .values({ slug: 'taanavi', name: 'Taanavi' })
      .returning();
    for (const [name, nameHi, category, soldCount] of goods) {
      const brandId = category === 'sarees' ? brand?.id : undefined;
      const categoryId = ids.get(category);
      const colour = name === 'Leather Shoes' ? 'Brown, Black' : undefined;
      await makeProduct(db, {
        storeId: store.id,
        name,
        nameHi,
        categoryId,
        soldCount,
        brandId,
        colour,
      });
    }
    for (const name of ['Zebra Wallpaper Blue', 'Zebra Wallpaper Green']) {
      await makeProduct(db, { storeId: store.id, name, isActive: false });
    }
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const search = async (text: string, lang: 'en' | 'hi' = 'en') => {
    const path = `/api/products/search?search=${encodeURIComponent(text)}`;
    const { data } = (await api.call('GET', path, { lang })).body;
    return { names: data.products.map((one: { name: string }) => one.name), ...data };
  };
  const names = async (text: string) => (await search(text)).names;
  const suggest = async (text: string, lang: 'en' | 'hi' = 'en'): Promise<Suggestions> => {
    const path = `/api/products/suggest?search=${encodeURIComponent(text)}`;
    return (await api.call('GET', path, { lang })).body.data;
  };

  it('gives the same products for every spelling and form of a word', async () => {
    const kurtas = await names('kurta');
    expect(kurtas).toEqual(['Silk Kurta Set', 'Cotton Kurta for Men', 'Kurti with Prints']);
    for (const text of ['kurtaa', 'KURTA', 'kurtas', 'कुर्ता', 'कुर्ते', 'कुर्तों', ' kurta ']) {
      expect(await names(text)).toEqual(kurtas);
    }
  });

  it.each([
    ['mobail kavar', 'Silicone Mobile Cover'],
    ['mobile case', 'Silicone Mobile Cover'],
    ['फ़ोन कवर', 'Silicone Mobile Cover'],
    ['phone ka cover', 'Silicone Mobile Cover'],
    ['joote', 'Leather Shoes'],
    ['jute', 'Jute Bag'],
    ['chamda juta', 'Leather Shoes'],
    ['black shoes', 'Leather Shoes'],
    ['taanavi', 'Banarasi Silk Saree'],
    ['aarohi kurti', 'Kurti with Prints'],
    ['saree', 'Banarasi Silk Saree'],
    ['साड़ी', 'Banarasi Silk Saree'],
    ['headfone', 'Sony-Ears Headphones'],
    ['banar', 'Banarasi Silk Saree'],
    ['silkkurta', 'Silk Kurta Set'],
  ])('finds for %j first of all %s', async (text, first) => {
    expect((await names(text))[0]).toBe(first);
  });

  it.each([
    ['blutooth spekar', 'blutooth speaker'],
    ['bnarasi', 'banarasi'],
    ['बनरसी साडी', null],
    ['kurta', null],
    ['qwertyuiop kurta', 'kurta'],
  ])('says how it understood %j', async (text, understood) => {
    expect((await search(text)).understood_as).toBe(understood);
  });

  it('shows what has most of the words when nothing has all', async () => {
    expect((await names('silk kurta saree')).slice(0, 2).sort()).toEqual([
      'Banarasi Silk Saree',
      'Silk Kurta Set',
    ]);
  });

  it('counts facets of what it found alone', async () => {
    const { facets, total } = await search('cover');
    expect(total).toBe(2);
    expect(facets.categories.map((one: { slug: string }) => one.slug)).toEqual(['home', 'mobiles']);
  });

  it('finds nothing without a word, or for a word that is like none', async () => {
    expect(await names('%_"')).toEqual([]);
    expect(await names('xyzzyplugh')).toEqual([]);
  });

  it('suggests products, categories, brands and searches in the script typed', async () => {
    const english = await suggest('kur');
    expect(english.products[0]).toMatchObject({ name: expect.stringMatching(/^Kurt|Kurta/) });
    expect(english.categories.map(({ slug }) => slug)).toEqual(['kurtas']);
    expect(english.queries).toContain('kurtas & suits');
    const hindi = await suggest('कुर', 'hi');
    expect(hindi.categories[0]?.name).toBe('कुर्ते और सूट');
    expect(hindi.queries.every((text) => /\p{Script=Devanagari}/u.test(text))).toBe(true);
    expect((await suggest('taan')).brands).toMatchObject([{ slug: 'taanavi' }]);
    expect((await suggest('taan')).queries).toContain('taanavi sarees');
    expect((await suggest('blutooth sp')).products).toMatchObject([{ name: 'Bluetooth Speaker' }]);
  });

  it('suggests for a last single letter what the words before it lead to', async () => {
    const { products, categories } = await suggest('kurtas');
    for (const text of ['kurtas s', 'kurtas x', 'kurtas क']) {
      expect(await suggest(text)).toMatchObject({ products, categories });
    }
  });

  it('suggests no search that leads to nothing', async () => {
    expect((await suggest('wallpap')).queries).toEqual([]);
    for (const text of ['kur', 'taan', 'jute', 'leather s']) {
      const { queries } = await suggest(text);
      for (const query of queries) expect([query, await names(query)]).not.toEqual([query, []]);
    }
  });

  it('suggests nothing for less than two letters, and lets the answer be kept a minute', async () => {
    const none = { products: [], categories: [], brands: [], queries: [] };
    for (const text of ['k', '%%', '😀']) expect(await suggest(text)).toEqual(none);
    const { headers } = await api.call('GET', '/api/products/suggest?search=ku');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('suggests for an empty box what sells best', async () => {
    const { products, categories } = await suggest('', 'hi');
    expect(products.map(({ name }) => name).slice(0, 2)).toEqual(['साड़ी रखने का बैग', 'फ़ोन स्टैंड']);
    expect(categories.map(({ name }) => name).slice(0, 3)).toEqual([
      'घर',
      'मोबाइल एक्सेसरीज़',
      'कुर्ते और सूट',
    ]);
    const { headers } = await api.call('GET', '/api/products/suggest?search=');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
  });
});
