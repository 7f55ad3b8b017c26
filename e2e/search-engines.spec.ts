import { type APIRequestContext, expect, test } from '@playwright/test';
import { faults } from '../lib/storefront/seo/testing/json-ld';
import { cataloguePaths, inLanguage, languages, local, someProduct } from './testing/catalogue';

type Listed = { slug: string; name: string; category: { slug: string }; store: { slug: string } };

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));

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

for (const lang of languages) {
  test(`the head of a page leads to the description of its search, in ${lang}`, async ({
    request,
  }) => {
    const html = await (await request.get(inLanguage(lang, '/about'))).text();
    const [tag = ''] = /<link rel="search"[^>]*>/.exec(html) ?? [];
    const [, href = ''] = /href="([^"]+)"/.exec(tag) ?? [];
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toContain('application/opensearchdescription+xml');
    const [, template = ''] = /rel="results" template="([^"]+)"/.exec(await answer.text()) ?? [];
    const results = await request.get(local(template.replace('{searchTerms}', 'kurta')));
    expect(results.status()).toBe(200);
  });
}

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

type Head = {
  title: string;
  canonical: string[];
  alternates: Record<string, string>;
  meta: Record<string, string>;
  data: { '@type': string }[];
};

/** Reads a page like a search engine, without running its scripts. */
async function readHead(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const text = (value = '') => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const attribute = (tag: string, name: string) =>
    text(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]);
  const tags = (name: string) => [...head.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(String);
  const links = tags('link').filter((tag) => /rel="(canonical|alternate)"/.test(tag));
  return {
    status: answer.status(),
    title: text(/<title>([^<]*)/.exec(head)?.[1]),
    canonical: links
      .filter((tag) => tag.includes('canonical'))
      .map((tag) => attribute(tag, 'href')),
    alternates: Object.fromEntries(
      links
        .filter((tag) => tag.includes('hrefLang'))
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    meta: Object.fromEntries(
      tags('meta').map((tag) => [
        attribute(tag, 'name') || attribute(tag, 'property'),
        attribute(tag, 'content'),
      ]),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  } satisfies Head & { status: number };
}

/** The JSON-LD types of each kind of page. */
const said: Record<keyof Awaited<ReturnType<typeof cataloguePaths>>, string[]> = {
  home: ['WebSite', 'Organization'],
  brands: ['BreadcrumbList', 'ItemList'],
  vendors: ['BreadcrumbList', 'ItemList'],
  categories: ['BreadcrumbList', 'ItemList'],
  deals: ['BreadcrumbList', 'ItemList'],
  category: ['BreadcrumbList', 'ItemList'],
  filtered: ['BreadcrumbList', 'ItemList'],
  store: ['Store', 'BreadcrumbList', 'ItemList'],
  products: ['BreadcrumbList', 'ItemList'],
  section: ['BreadcrumbList', 'ItemList'],
  brand: ['BreadcrumbList', 'ItemList'],
  search: [],
  product: ['ProductGroup', 'BreadcrumbList'],
};
const hidden = ['filtered', 'search'];

test('days of delivery without a pincode are not indexed, and lead to the plain list', async ({
  request,
}) => {
  const { category } = await cataloguePaths(request);
  for (const path of [category, '/products']) {
    const { meta, canonical } = await readHead(request, `${path}?delivery_days=3`);
    expect(meta.robots).toMatch(/noindex/);
    expect(canonical.map(local)).toEqual([path]);
  }
});

for (const lang of languages) {
  test(`every kind of page tells search engines what it is, in ${lang}`, async ({ request }) => {
    const paths = await cataloguePaths(request);
    const seen = new Map<string, string>();
    for (const [kind, path] of Object.entries(paths)) {
      const at = inLanguage(lang, path);
      const { status, title, canonical, alternates, meta, data } = await readHead(request, at);
      expect(status, at).toBe(200);
      expect(title, at).toMatch(lang === 'hi' ? /हाट/ : /Haat/);
      expect(meta.description?.length, at).toBeGreaterThan(30);
      expect(meta.robots ?? 'index', at).toMatch(hidden.includes(kind) ? /noindex/ : /^index/);

      expect(canonical, at).toHaveLength(1);
      const own = canonical[0] ?? '';
      expect(own).toMatch(/^https?:\/\//);
      if (!hidden.includes(kind)) expect(local(own) || '/', at).toBe(at);
      expect(Object.keys(alternates).sort(), at).toEqual(['en-IN', 'hi-IN', 'x-default']);
      expect(alternates[`${lang}-IN`], at).toBe(own);
      expect(alternates['x-default'], at).toBe(alternates['en-IN']);
      const other = lang === 'en' ? 'hi' : 'en';
      const counterpart = await readHead(request, local(alternates[`${other}-IN`] ?? '') || '/');
      expect(counterpart.alternates, at).toEqual(alternates);

      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:title']) {
        expect(meta[name], `${at} ${name}`).toBeTruthy();
      }
      expect(meta['og:locale'], at).toBe(lang === 'hi' ? 'hi_IN' : 'en_IN');
      expect(meta['twitter:card'], at).toBe('summary_large_image');
      const picture = await request.get(local(meta['og:image'] ?? ''));
      expect(picture.headers()['content-type'], at).toBe('image/jpeg');

      expect(data.map((each) => each['@type']).sort(), at).toEqual(
        [...(said[kind as keyof typeof said] ?? [])].sort(),
      );
      expect(
        data.flatMap((each) => faults(each)),
        at,
      ).toEqual([]);
      if (!hidden.includes(kind)) {
        expect(seen.get(title), `${at} has a title of its own`).toBeUndefined();
        seen.set(title, at);
      }
    }
  });
}

test('bots get the cached page, whole, and a real 404', async ({ request }) => {
  const { slug } = await someProduct(request);
  for (const bot of ['bingbot/2.0', 'Twitterbot/1.0', 'Googlebot/2.1', 'facebookexternalhit/1.1']) {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${bot})` };
    const known = await request.get(`/product/${slug}`, { headers });
    expect(known.headers()['cache-control'], bot).toMatch(/s-maxage=\d+/);
    const missing = await request.get(`/product/no-such-${bot.length}`, { headers });
    expect(missing.status(), bot).toBe(404);
  }
});
