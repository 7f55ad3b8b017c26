import { type APIRequestContext, expect, test } from '@playwright/test';

type Listed = { slug: string; name: string; category: { slug: string }; store: { slug: string } };

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));

/** Path and query of an absolute address, so that it is asked of the shop under test. */
const local = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

async function firstProduct(request: APIRequestContext): Promise<Listed> {
  const answer = await request.get('/api/products?limit=1');
  return (await answer.json()).data.products[0];
}

test('robots.txt lets pages be read and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /\n');
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('the sitemaps of the index are there, cacheable, and lead to pages in both languages', async ({
  request,
  page,
}) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('xml');
  const files = locs(await index.text());
  const names = files.map((file) => /sitemaps\/(\w+)-1\.xml$/.exec(file)?.[1]).filter(Boolean);
  expect(names.sort()).toEqual(['brands', 'categories', 'pages', 'products', 'stores']);
  for (const file of files) {
    const answer = await request.get(local(file));
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toMatch(/s-maxage=\d+/);
    const xml = await answer.text();
    const wellFormed = await page.evaluate(
      (text) => !new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror'),
      xml,
    );
    expect(wellFormed, file).toBe(true);
    const addresses = locs(xml.replace(/<image:loc>.*?<\/image:loc>/g, ''));
    expect(addresses.length, file).toBeLessThanOrEqual(50_000);
    expect(addresses.filter((address) => /\/hi(\/|$)/.test(local(address))).length, file).toBe(
      addresses.length / 2,
    );
  }
  for (const unknown of ['/sitemaps/products-99999.xml', '/sitemaps/orders-1.xml']) {
    expect((await request.get(unknown)).status(), unknown).toBe(404);
  }
});

test('a shared link shows a drawn picture, in both languages', async ({ request }) => {
  const { slug, category, store } = await firstProduct(request);
  for (const path of [
    `/og/product/${slug}`,
    `/og/product/${slug}?lang=hi`,
    `/og/category/${category.slug}?lang=hi`,
    `/og/store/${store.slug}`,
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    expect(answer.headers()['cache-control'], path).toMatch(/s-maxage=\d+/);
    expect((await answer.body()).length, path).toBeGreaterThan(10_000);
  }
  for (const path of ['/og/product/no-such-thing', '/og/order/1']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a short link leads to its page, and nowhere else', async ({ request }) => {
  const { slug } = await firstProduct(request);
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
