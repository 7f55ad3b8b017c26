import { expect, test } from '@playwright/test';
import { pathIn } from '../lib/i18n/language-path';
import { startShop } from '../scripts/lib/shop.mjs';
import { productUnlike, someProduct } from './testing/catalogue';
import { openExternalHost } from './testing/external-host';
import { texts } from './testing/texts';

test.describe('with an external API host', () => {
  test.describe.configure({ mode: 'serial' });
  let slug: string;
  let host: Awaited<ReturnType<typeof openExternalHost>>;
  let shop: Awaited<ReturnType<typeof startShop>>;

  test.beforeAll(async ({ request, baseURL }) => {
    test.setTimeout(600_000);
    ({ slug } = await someProduct(request));
    host = await openExternalHost(baseURL ?? '', slug);
    shop = await startShop({
      port: 3219,
      dataDir: '.tmp/e2e-external',
      env: {
        ...{ DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', SMS_URL: '' },
        API_URL: host.origin,
        PICTURE_HOSTS: host.pictureHosts,
      },
    });
  });

  test.afterAll(async () => {
    await shop?.stop();
    await host?.close();
  });

  test('its pictures show, and none of a host that is not listed', async ({ page, request }) => {
    const answer = await page.goto(`${shop.url}/product/${slug}`);
    expect(answer?.status()).toBe(200);
    const text = (await answer?.text()) ?? '';
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)</.exec(text) ?? [];
    const data = JSON.parse(json);
    const [own] = data.hasVariant ?? [data];
    const named: string[] = own.image.map((url: string) => new URL(url).pathname);
    // One relative address of the market, four of the host and its CDN, and two that are not pictures.
    expect(named).toHaveLength(6);
    const [market, ...others] = named;
    expect(market).toMatch(/^\/media\/demo\//);
    for (const path of others) expect(path).toMatch(/^\/media\/from\/[\w-]+$/);

    const small = (path: string) =>
      request.get(`${shop.url}/_next/image?url=${encodeURIComponent(path)}&w=96&q=75`);
    const states = async (get: (path: string) => Promise<{ status(): number }>) =>
      Promise.all(named.map(async (path) => (await get(path)).status() === 200));
    const shown = [true, true, true, true, false, false];
    expect(await states((path) => request.get(shop.url + path))).toEqual(shown);
    expect(await states(small)).toEqual(shown);
    expect((await small(named[3] ?? '')).headers()['content-type']).toMatch(/^image\//);

    const foreign = Buffer.from(`${host.inside}/5.png`).toString('base64url');
    for (const path of [`/media/from/${foreign}`, `${host.inside}/5.png`]) {
      expect((await small(path)).status(), path).toBeGreaterThanOrEqual(400);
    }
    expect(host.asked).toMatchObject({ cdn: expect.arrayContaining(['/4.png']), inside: [] });

    const first = page.getByRole('main').locator('img[src*="_next/image"]').first();
    await expect(async () => {
      expect(await first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }).toPass();
    const card = await request.get(`${shop.url}/og/product/${slug}`);
    expect(card.headers()['content-type']).toBe('image/jpeg');
  });

  test('pages say what it cannot give, in the frame of the shop', async ({ page, request }) => {
    // A product page omits the rows below if lists fail.
    host.fails.lists = 503;
    const another = await productUnlike(request, slug);
    const alone = await page.goto(`${shop.url}/product/${another.slug}`);
    expect(alone?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(another.name);
    await expect(page.locator('#similar, #of-store')).toHaveCount(0);
    expect(alone?.headers()['cache-control']).toContain('s-maxage=60');

    // A list reports the failure at its own address, in the shop's frame and the shopper's language, also
    // without scripts.
    for (const lang of ['en', 'hi'] as const) {
      const away = await page.goto(shop.url + pathIn(lang, '/search?search=lamp'));
      expect(away?.status()).toBe(503);
      expect(away?.headers()['retry-after']).toBe('5');
      expect(await away?.text()).toContain(texts(lang)('unavailable.hint'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts(lang)('unavailable.title'),
      );
      await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('lamp');
    }

    // Other failures show the id that identifies the request in the log.
    host.fails.lists = 500;
    const failed = await page.goto(`${shop.url}/search?search=lamp`);
    expect(failed?.status()).toBe(500);
    const id = failed?.headers()['x-request-id'];
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(main).toContainText(`Reference: ${id}`);
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('lamp');

    await host.close();
    const missing = await page.goto(`${shop.url}/product/another-product`);
    expect(missing?.status()).toBe(503);
    expect(missing?.headers()['retry-after']).toBe('5');
    const again = page.getByRole('link', { name: texts('en')('unavailable.again') });
    await again.click();
    await expect(page).toHaveURL(`${shop.url}/product/another-product`);
    await expect(again).toBeVisible();
  });
});
