import { expect, type Page, test } from '@playwright/test';
import { inTurn } from './testing/nightly';
import { newShopper, openSession, someProduct } from './testing/session';
import { addButton, banner, cartLink, heart, main } from './testing/shop-page';
import { type Lang, texts } from './testing/texts';

test.use({ serviceWorkers: 'allow' });

const t = texts('en');
const prefix = { en: '', hi: '/hi' };

/** Opens a page and waits until the worker controls it and has stored it on the device. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain(path);
}

/** Returns the paths, with queries, of all cached entries. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const offlineText = (page: Page, lang: Lang = 'en') => page.getByText(texts(lang)('shell.offline'));

test('both languages have a manifest that Chromium installs', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright's contexts count as private windows, in which no worker is installed.
  const context = await playwright.chromium.launchPersistentContext('', launchOptions);
  const page = context.pages()[0] ?? (await context.newPage());
  const client = await context.newCDPSession(page);
  const get = (path: string) => context.request.get(new URL(path, baseURL).href);
  for (const lang of ['en', 'hi'] as const) {
    const home = prefix[lang] || '/';
    await page.goto(baseURL + home);
    const { url, errors, data } = await client.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(`${prefix[lang]}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(await client.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });

    const manifest = JSON.parse(data ?? '');
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
    expect(manifest).toMatchObject({ lang: `${lang}-IN`, start_url: home });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      if (type === 'image/png') expect(pngSize(await icon.body()), src).toBe(sizes);
    }
    for (const { url: address } of manifest.shortcuts) {
      expect((await get(address)).status(), address).toBe(200);
    }
  }
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(pngSize(await (await get(touch ?? '')).body())).toBe('180x180');
  await context.close();
});

const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

for (const lang of inTurn('offline', ['en', 'hi'] as const)) {
  test(`a visited product opens without connection, in ${lang}`, async ({ page, context }) => {
    const tl = texts(lang);
    const seen = await someProduct(page, 3, lang);
    const unseen = await someProduct(page, 4, lang);
    const path = `${prefix[lang]}/product/${seen.slug}`;
    await visit(page, path);

    await context.setOffline(true);
    await expect(offlineText(page, lang)).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(seen.name);
    await expect(offlineText(page, lang)).toBeVisible();
    await expect
      .poll(() => main(page).locator('img').first().evaluate(isPainted), 'its picture')
      .toBe(true);

    await page.goto(`${prefix[lang]}/product/${unseen.slug}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(tl('offline.title'));
    await main(page).getByRole('link', { name: seen.name }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(seen.name);
    await page.goBack();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(tl('offline.title'));

    await context.setOffline(false);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(unseen.name);
    await expect(offlineText(page, lang)).toBeHidden();
  });
}

const isPainted = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0;

test('a page reached by the router opens without connection too', async ({ page, context }) => {
  await visit(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.faq') })
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => keptPaths(page)).toContain('/faq');
  await context.setOffline(true);
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('shell.faq')));
  await page.goto('/profile');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
});

test('a new worker takes over, drops old caches, and open tabs keep their files', async ({
  page,
  context,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => caches.open('haat-pages-0'));
  await visit(page, '/');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('haat-pages-0');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await serviceWorker.register('/sw.js?next');
    await taken;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(t('meta.title'));
  // A script of the page writes this text, so its files were stored.
  await expect(offlineText(page)).toBeVisible();
});

test('what is tried without connection says so and changes nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const product = await someProduct(page, 5);
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  await visit(page, `/product/${product.slug}`);
  await expect(banner(page).getByText('Meera', { exact: true })).toBeVisible();
  await context.setOffline(true);

  await addButton(page).click();
  await expect(main(page).getByText(t('errors.network'))).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();

  const wish = heart(page, product.name);
  await wish.click();
  await expect(page.getByText(t('errors.network'))).toHaveCount(2);
  await expect(wish).toHaveAttribute('aria-pressed', 'false');

  const search = banner(page).getByRole('searchbox');
  await search.fill('brass lamp');
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(product.slug));
  await expect(search).toHaveValue('brass lamp');

  const newsletter = page.getByRole('contentinfo').getByLabel(t('newsletter.email'));
  await newsletter.fill(email);
  await page.getByRole('button', { name: t('newsletter.subscribe') }).click();
  await expect(page.getByRole('contentinfo').getByRole('alert')).toHaveText(t('errors.network'));
  await expect(newsletter).toHaveValue(email);

  await context.setOffline(false);
  await expect(offlineText(page)).toBeHidden();
  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();
});

test('a device keeps nothing personal', async ({ page, context, baseURL }) => {
  const product = await someProduct(page, 6);
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  await visit(page, `/product/${product.slug}`);
  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();
  for (const path of [
    '/cart',
    '/wishlist',
    '/profile',
    '/checkout',
    '/track-order',
    '/vendor/signup',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await visit(page, `/hi/product/${product.slug}`);

  const found = await keptAnswers(page);
  const pages = found.filter(({ path }) => !/^\/_next\/(static\/|image$)/.test(path));
  expect(pages.map(({ path }) => path).sort()).toEqual(
    ['/offline', '/hi/offline', `/product/${product.slug}`, `/hi/product/${product.slug}`].sort(),
  );
  for (const { path, control, text } of found) {
    expect(control, path).not.toMatch(/private|no-store/);
    for (const secret of [email, 'Meera']) expect(text.includes(secret), path).toBe(false);
  }
});

/** Returns all cached entries as text. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const entries: { path: string; control: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const path = new URL(request.url).pathname;
        const control = answer?.headers.get('cache-control') ?? '';
        entries.push({ path, control, text: (await answer?.text()) ?? '' });
      }
    }
    return entries;
  });
