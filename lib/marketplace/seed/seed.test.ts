import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type Connection, rowsOf } from '../kernel/db/connection';
import { addresses, users } from '../kernel/db/schema/accounts';
import {
  brands,
  categories,
  flashDeals,
  productMedia,
  products,
  productTranslations,
  reviews,
} from '../kernel/db/schema/catalog';
import { banners, bannerTranslations } from '../kernel/db/schema/content';
import { stores, vendors } from '../kernel/db/schema/stores';
import { openTestDatabase, testDatabases } from '../kernel/db/testing/databases';
import { verifyPassword } from '../modules/accounts/passwords/password-hash';
import { demoShopper, demoVendor } from './accounts';
import { demoProducts } from './demo-products';
import { demoPictures } from './draw-pictures';
import { mediaUrl, picturesOf, renderPictures } from './pictures';
import { generateProducts } from './scale';
import { isSeeded, refreshDemoDeals, seed } from './seed';
import { shopPictures } from './shop-pictures';

const now = new Date('2026-07-01T06:00:00Z');
const productCount = 120;

describe.each(testDatabases)('the demo data on $name', ({ open }) => {
  let connection: Connection;
  const steps: string[] = [];
  beforeAll(async () => {
    connection = await open();
    const onProgress = (done: number, total: number, step: string) =>
      steps.push(`${step} ${done}/${total}`);
    await seed(connection, { products: productCount, now, onProgress });
  });
  afterAll(() => connection.close());

  it('is complete', async () => {
    const count = (table: Parameters<typeof connection.db.$count>[0]) =>
      connection.db.$count(table);
    expect(await isSeeded(connection)).toBe(true);
    expect(await count(products)).toBe(productCount);
    expect(await count(productTranslations)).toBe(productCount);
    expect(await count(brands)).toBeGreaterThanOrEqual(24);
    expect(
      await connection.db.$count(categories, sql`${categories.parentId} is null`),
    ).toBeGreaterThanOrEqual(12);
    expect(await connection.db.$count(stores, eq(stores.status, 'approved'))).toBe(16);
    expect(await connection.db.$count(stores, eq(stores.status, 'pending'))).toBe(1);
    expect(await connection.db.$count(products, eq(products.isFeatured, true))).toBe(24);
    expect(await count(banners)).toBe(7);
    expect(await count(bannerTranslations)).toBe(14);
    expect(steps.at(-1)).toMatch(/^products (\d+)\/\1$/);
  });

  it('keeps with each product the number and mean of its listing’s reviews', async () => {
    const wrong = await rowsOf(
      connection.db,
      sql`select p.id from ${products} p left join ${reviews} r on r.listing_id = p.listing_id group by p.id
        having p.review_count <> count(r.id) or abs(p.rating - coalesce(avg(r.rating), 0)) > 0.00001`,
    );
    expect(wrong).toEqual([]);
  });

  it('sets deals below the selling price', async () => {
    const rows = await connection.db
      .select({
        deal: flashDeals.price,
        price: products.price,
        startsAt: flashDeals.startsAt,
        endsAt: flashDeals.endsAt,
      })
      .from(flashDeals)
      .innerJoin(products, eq(products.id, flashDeals.productId));
    const hours = (to: Date) => (to.getTime() - now.getTime()) / 3_600_000;
    const live = rows.filter(({ startsAt }) => startsAt <= now);
    expect([live.length, rows.length]).toEqual([16, 20]);
    expect(rows.every(({ deal, price }) => deal > 0 && deal < price)).toBe(true);
    expect(live.every(({ endsAt }) => hours(endsAt) >= 6 && hours(endsAt) <= 72)).toBe(true);
  });

  it('draws a picture for every address', async () => {
    const { db } = connection;
    const urls = (
      await Promise.all([
        db.select({ url: productMedia.url }).from(productMedia),
        db.select({ url: categories.image }).from(categories),
        db.select({ url: brands.image }).from(brands),
        db.select({ url: banners.image }).from(banners),
        db.select({ url: stores.logo }).from(stores).where(isNotNull(stores.logo)),
        db.select({ url: stores.banner }).from(stores).where(isNotNull(stores.banner)),
      ])
    ).flat();
    const drawn = demoPictures(productCount).map(({ file }) => mediaUrl(file));
    expect(urls.filter(({ url }) => !url || !drawn.includes(url))).toEqual([]);
    expect(urls.length).toBeGreaterThan(3 * productCount);
  });

  it('lets the demo shopper and the demo vendor in', async () => {
    const { db } = connection;
    const [shopper] = await db.select().from(users).where(eq(users.email, demoShopper.email));
    const [vendor] = await db.select().from(vendors).where(eq(vendors.email, demoVendor.email));
    expect(await verifyPassword(shopper?.passwordHash ?? '', demoShopper.password)).toBe(true);
    expect(await verifyPassword(vendor?.passwordHash ?? '', demoVendor.password)).toBe(true);
    expect(shopper?.verifiedAt).not.toBeNull();
    const own = await db
      .select()
      .from(addresses)
      .where(eq(addresses.userId, shopper?.id ?? 0));
    expect(own.map(({ pincode, isDefault }) => [pincode, isDefault])).toEqual([
      ['411001', true],
      ['302001', false],
    ]);
    const [store] = await db
      .select()
      .from(stores)
      .where(eq(stores.vendorId, vendor?.id ?? 0));
    expect(store?.status).toBe('approved');
  });

  it('changes nothing when it is seeded again', async () => {
    const [before] = await rowsOf(
      connection.db,
      sql`select max(id) as last, count(*) as n from ${reviews}`,
    );
    await seed(connection, { products: productCount, now });
    const [after] = await rowsOf(
      connection.db,
      sql`select max(id) as last, count(*) as n from ${reviews}`,
    );
    expect(after).toEqual(before);
  });

  it('starts new deals only when none is live', async () => {
    const later = new Date(now.getTime() + 40 * 86_400_000);
    const live = and(lte(flashDeals.startsAt, later), gt(flashDeals.endsAt, later));
    expect(await refreshDemoDeals(connection, now)).toBe(0);
    expect(await refreshDemoDeals(connection, later)).toBe(16);
    expect(await refreshDemoDeals(connection, later)).toBe(0);
    expect(await connection.db.$count(flashDeals, live)).toBe(16);
  });

  it('grows by any number of products for benchmarks', async () => {
    const seen: number[] = [];
    await generateProducts(connection, {
      from: 0,
      count: 30,
      now,
      onProgress: (done) => seen.push(done),
    });
    await generateProducts(connection, { from: 30, count: 20, now });
    expect(await connection.db.$count(products)).toBe(productCount + 50);
    expect(seen).toEqual([30]);
  });
});

describe('the pictures of the demo data', () => {
  const mediaDir = mkdtempSync(join(tmpdir(), 'haat-seed-'));
  afterAll(() => rmSync(mediaDir, { recursive: true, force: true }));

  it('are drawn as WebP, products 800 by 800, and not drawn again', async () => {
    const [sku] = demoProducts(1, now).map(({ product }) => product.sku);
    if (!sku) throw new Error('no demo product');
    const sample = [...picturesOf([sku]), ...shopPictures.slice(0, 1)];
    await renderPictures(mediaDir, sample);
    const files = sample.map(({ file }) => join(mediaDir, 'demo', file));
    const drawnAt = files.map((file) => statSync(file).mtimeMs);
    for (const file of files) {
      const { format, width, height } = await sharp(file).metadata();
      expect(format).toBe('webp');
      if (file.includes('/products/')) expect([width, height]).toEqual([800, 800]);
    }
    await renderPictures(mediaDir, sample);
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(drawnAt);
  });
});

describe('two seeds with the same clock', () => {
  it('give the same rows', async () => {
    const dump = async () => {
      const connection = await openTestDatabase();
      await seed(connection, { products: 40, now });
      const { db } = connection;
      const rows = await Promise.all(
        [products, productTranslations, productMedia, reviews, flashDeals, stores].map((table) =>
          db.select().from(table),
        ),
      );
      await connection.close();
      // The column follows the database's clock, whatever the seed's.
      return rows.map((all) => all.map((row) => ({ ...row, changedAt: undefined })));
    };
    expect(await dump()).toEqual(await dump());
  });
});

describe('an interrupted seed', () => {
  it('leaves nothing behind, and the next one fills the shop', async () => {
    const connection = await openTestDatabase();
    const failing = () => {
      throw new Error('killed');
    };
    const onProgress = (_: number, __: number, step: string) => step === 'products' && failing();
    const options = { products: 20, now };
    await expect(seed(connection, { ...options, onProgress })).rejects.toThrow('killed');
    expect(await isSeeded(connection)).toBe(false);
    expect(await connection.db.$count(stores)).toBe(0);
    await seed(connection, options);
    expect(await isSeeded(connection)).toBe(true);
    expect(await connection.db.$count(products)).toBe(20);
    await connection.close();
  });
});
