import { expect, test } from '@playwright/test';
import { inLanguage, languages, local, someProduct } from './testing/catalogue';
import { inTurn } from './testing/nightly';
import { texts } from './testing/texts';

test('a short link leads to its page, and nowhere else', async ({ request }) => {
  const { slug } = await someProduct(request);
  const path = `/hi/product/${slug}`;
  const shorten = (url: string) => request.post('/api/shorten-url', { data: { url } });
  const { data } = await (await shorten(path)).json();
  const answer = await request.get(local(data.short_url), { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, path]);
  expect((await request.get('/s/no-such-code')).status()).toBe(404);
  for (const url of ['//evil.example', 'https://evil.example/x', '/api/auth/signout']) {
    expect((await shorten(url)).status(), url).toBe(422);
  }
});

test('programs that look below /.well-known/ get a short no', async ({ request }) => {
  const answer = await request.get('/.well-known/assetlinks.json');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ]);
  expect((await answer.body()).length).toBeLessThan(200);
  expect((await request.get('/.well-known/security.txt')).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of inTurn('short links', languages)) {
    test(`what is not there says so, with status 404, in ${lang}`, async ({ page }) => {
      const t = texts(lang);
      for (const path of [
        '/no-such-page',
        '/no/such/page.html',
        '/product/no-such-thing',
        '/product/999999999?utm_source=mail',
        '/category/no-such-thing',
        '/category/No-Such-Thing',
        '/category/999999999',
        '/category/no-such-thing?sort=price_asc',
        '/store/no-such-store?page=2',
      ]) {
        const answer = await page.goto(inLanguage(lang, path));
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        const home = page.getByRole('main').getByRole('link', { name: t('notFound.home') });
        await expect(home).toHaveAttribute('href', lang === 'hi' ? '/hi' : '/');
      }
    });
  }
});

test('marks of campaigns lead to the cached page', async ({ request }) => {
  const { slug, category } = await someProduct(request);
  for (const path of [`/product/${slug}`, `/hi/category/${category.slug}`]) {
    await request.get(path);
    for (const mark of ['utm_source=mail&utm_medium=x', 'gclid=1', 'fbclid=2', 'anything=3']) {
      // Orders of other tests change this page.
      await expect(async () => {
        const answer = await request.get(`${path}?${mark}`);
        expect(answer.headers()['x-nextjs-cache'], mark).toMatch(/HIT|STALE/);
      }).toPass();
    }
  }
  const filtered = await request.get(`/category/${category.slug}?sort=price_asc&utm_source=mail`);
  expect(filtered.headers()['x-nextjs-cache']).toBeUndefined();
});

test('another address of a page leads there for good, with its query', async ({ request }) => {
  const { id, slug, store, category } = await someProduct(request);
  const categoryPath = `/api/categories/${category.slug}`;
  const categoryId = (await (await request.get(categoryPath)).json()).data.id;
  const capitals = slug.toUpperCase();
  const moved = [
    [`/product/${id}?a=1&b=2`, `/product/${slug}?a=1&b=2`],
    [`/hi/product/${id}?a=%E0%A4%95`, `/hi/product/${slug}?a=%E0%A4%95`],
    [`/product/${id}`, `/product/${slug}`],
    [`/hi/store/${store.id}?utm_source=x`, `/hi/store/${store.slug}?utm_source=x`],
    ['/en/brands?a=1', '/brands?a=1'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/?a=1', '/?a=1'],
    [`/en/product/${slug}/?a=1`, `/product/${slug}?a=1`],
    [`/en/product/${id}`, `/product/${slug}`],
    [`/en/product/${capitals}/?a=1`, `/product/${slug}?a=1`],
    [`/product/${capitals}?a=1`, `/product/${slug}?a=1`],
    [`/hi/product/${capitals}`, `/hi/product/${slug}`],
    [`/hi/store/${store.slug.toUpperCase()}?page=2`, `/hi/store/${store.slug}?page=2`],
    [`/category/${category.slug.toUpperCase()}`, `/category/${category.slug}`],
    [`/category/${categoryId}?sort=price_asc`, `/category/${category.slug}?sort=price_asc`],
    [`/hi/category/${categoryId}/`, `/hi/category/${category.slug}`],
  ];
  for (const [from = '', to] of moved) {
    for (let visit = 0; visit < 2; visit++) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), local(answer.headers().location ?? '')], from).toEqual([308, to]);
    }
  }
});
