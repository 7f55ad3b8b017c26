import { sql } from 'drizzle-orm';
import { bannerBodySchema, sectionsBodySchema } from '@/lib/contract/schemas/home/manage';
import { homeSectionNames } from '@/lib/contract/schemas/home/sections';
import type { Connection } from '../../kernel/db/connection';
import { listings } from '../../kernel/db/schema/listings';
import { staleProducts } from '../../kernel/db/schema/stale-products';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeListing, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { homeAt, listPicks, listSections, savePicks, saveSections } from './home';
import { addBanner, changeBanner, orderBanners, removeBanner, shopLink } from './manage-banners';
import { momentOf, previewKey } from './preview-key';

const given = {
  kind: 'hero',
  image: '/media/banners/diya.webp',
  link: '/deals',
  title: 'Diwali',
  title_hi: 'दीवाली',
  alt: 'A diya',
  alt_hi: 'एक दिया',
};
const body = (values: object = {}) => bannerBodySchema.parse({ ...given, ...values });
const noon = new Date('2026-11-24T12:00:00Z');
const plus = (ms: number) => new Date(noon.getTime() + ms);

describe.each(testDatabases)('the home page on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  const add = (values: object = {}, now = noon) =>
    addBanner(connection.db, { body: body(values), now });
  const titles = async (lang: 'en' | 'hi', at: Date) =>
    (await homeAt(connection.db, lang, at)).banners.map(({ title }) => title);
  const marks = async () => {
    const rows = await connection.db.delete(staleProducts).returning();
    const home = rows.filter(({ kind }) => kind === 'home');
    return home.map(({ tryAt }) => tryAt?.toISOString() ?? 'now').sort();
  };

  it('shows a banner from its beginning until before its end', async () => {
    const period = { starts_at: noon.toISOString(), ends_at: plus(1000).toISOString() };
    const { id } = await add({ title: 'An hour', ...period });
    const shown = async (at: Date) => (await titles('en', at)).includes('An hour');
    expect([await shown(plus(-1)), await shown(noon)]).toEqual([false, true]);
    expect([await shown(plus(999)), await shown(plus(1000))]).toEqual([true, false]);
    await removeBanner(connection.db, id);
  });

  it('is marked stale at once, and when a banner begins and ends', async () => {
    await marks();
    const begins = plus(60_000).toISOString();
    const ends = plus(120_000).toISOString();
    const { id } = await add({ starts_at: begins, ends_at: ends });
    expect(await marks()).toEqual([begins, ends, 'now']);
    const later = { id, body: body({ starts_at: begins, ends_at: ends }), now: plus(90_000) };
    expect((await changeBanner(connection.db, later)).state).toBe('live');
    expect(await marks()).toEqual([ends, 'now']);
    await removeBanner(connection.db, id);
    expect(await marks()).toEqual(['now']);
  });

  it('shows banners in their languages, order and only where they are not hidden', async () => {
    const both = await add({ title: 'Both' });
    const hindi = await add({ locale: 'hi', title: undefined, alt: undefined, title_hi: 'होली' });
    const hidden = await add({ title: 'Hidden', is_hidden: true });
    expect(await titles('en', noon)).toEqual(['Both']);
    expect(await titles('hi', noon)).toEqual(['दीवाली', 'होली']);
    await orderBanners(connection.db, [hidden.id, hindi.id, both.id]);
    expect(await titles('hi', noon)).toEqual(['होली', 'दीवाली']);
    for (const { id } of [both, hindi, hidden]) await removeBanner(connection.db, id);
  });

  it('asks for the words of each language in which a banner is shown', () => {
    const wrong = (values: object) =>
      bannerBodySchema.safeParse({ ...given, ...values }).error?.issues.map(({ path }) => path[0]);
    expect(wrong({ title_hi: '', alt: '' })).toEqual(['title_hi', 'alt']);
    expect(wrong({ locale: 'en', title_hi: '', alt_hi: '' })).toBeUndefined();
    expect(wrong({ starts_at: noon.toISOString(), ends_at: noon.toISOString() })).toEqual([
      'ends_at',
    ]);
  });

  it('has its sections as the shop has them until an operator changes them', async () => {
    const names = async () =>
      (await homeAt(connection.db, 'hi', noon)).sections.map(({ name }) => name);
    expect(await names()).toEqual([...homeSectionNames]);
    const [first, ...others] = homeSectionNames.toReversed();
    const changed = [
      ...others.map((name) => ({ name, title_hi: name === 'latest' ? 'ताज़ा' : '' })),
      { name: first, is_hidden: true },
    ];
    await saveSections(connection.db, sectionsBodySchema.parse({ sections: changed }));
    const { sections } = await homeAt(connection.db, 'hi', noon);
    expect(sections.map(({ name }) => name)).toEqual(others);
    expect(sections.find(({ name }) => name === 'latest')?.title).toBe('ताज़ा');
    const asBefore = homeSectionNames.map((name) => ({ name }));
    await saveSections(connection.db, sectionsBodySchema.parse({ sections: asBefore }));
    expect((await listSections(connection.db)).map(({ name }) => name)).toEqual(homeSectionNames);
  });

  it('takes every section once', () => {
    const twice = homeSectionNames.map(() => ({ name: 'banners' }));
    expect(sectionsBodySchema.safeParse({ sections: twice }).success).toBe(false);
    expect(sectionsBodySchema.safeParse({ sections: [] }).success).toBe(false);
  });

  it('shows picks in their order, each listing once, and none that is gone or off sale', async () => {
    const { db } = connection;
    const store = await makeStore(db);
    const made = async (isActive = true) => {
      const listing = await makeListing(db, store.id);
      const values = { storeId: store.id, listingId: listing.id, isActive };
      await makeProduct(db, { ...values, stock: 0, soldCount: 90 });
      return { listing: listing.id, product: await makeProduct(db, values) };
    };
    const [red, blue, paused] = [await made(), await made(), await made(false)];
    await savePicks(db, [paused.listing, blue.listing, red.listing]);
    const shown = async () => (await homeAt(db, 'en', noon)).picks.map(({ id }) => id);
    expect(await shown()).toEqual([blue.product.id, red.product.id]);
    expect((await listPicks(db, 'en')).map(({ is_on_sale }) => is_on_sale)).toEqual([
      false,
      true,
      true,
    ]);
    await db.execute(sql`delete from products where listing_id = ${blue.listing}`);
    await db.delete(listings).where(sql`id = ${blue.listing}`);
    expect(await shown()).toEqual([red.product.id]);
    await expect(savePicks(db, [red.listing, blue.listing])).rejects.toMatchObject({
      details: { fields: { listing_ids: 'home_pick_gone' } },
    });
    expect(await shown()).toEqual([red.product.id]);
  });

  it('is held to links of the shop by the database too', async () => {
    const insert = (link: string) =>
      connection.db.execute(
        sql`insert into banners (kind, image, link) values ('hero', '', ${link})`,
      );
    for (const link of ['https://evil.in', '//evil.in', '/\\evil.in']) {
      await expect(insert(link)).rejects.toMatchObject({ cause: { constraint: 'banners_link' } });
    }
  });
});

describe('the link of a banner', () => {
  it.each([
    ['/deals', '/deals'],
    ['/hi/category/sarees?sort=newest', '/category/sarees?sort=newest'],
    ['http://localhost:3000/products?section=latest', '/products?section=latest'],
  ])('%s leads to %s', (link, to) => {
    expect(shopLink(link)).toBe(to);
  });

  it.each([
    'https://evil.in/deals',
    '//evil.in',
    '/\\evil.in',
    'javascript:alert(1)',
    'deals',
    '/operator/home',
    '/seller',
    '/api/products',
    '/checkout',
    '/nowhere',
  ])('%s is refused in words', (link) => {
    expect(() => shopLink(link)).toThrow(
      expect.objectContaining({ details: { fields: { link: 'home_link' } } }),
    );
  });
});

describe('the key of a preview', () => {
  it('shows its moment for an hour, and no other key does', () => {
    const key = previewKey(plus(86_400_000), noon);
    expect(momentOf(key, plus(3_600_000))).toEqual(plus(86_400_000));
    expect(() => momentOf(key, plus(3_600_001))).toThrow('home_preview_over');
    for (const wrong of ['', 'a.b.c', `${key}x`, key.slice(3)]) {
      expect(() => momentOf(wrong, noon)).toThrow('home_preview_over');
    }
  });
});
