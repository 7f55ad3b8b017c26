import { expect, test } from '@playwright/test';
import { isOutsidePages, viewLimit } from '../lib/paths/routes';
import { ask, type RawRequest } from './testing/raw-request';
import { startEachWay } from './testing/ways-of-serving';

/** Our own server only adds speed: under Next's own servers the same build gives the same answers. */

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let served: Awaited<ReturnType<typeof startEachWay>>;
test.beforeAll(async () => {
  // Three shops start at once.
  test.setTimeout(600_000);
  served = await startEachWay();
});
test.afterAll(() => served?.stop());

const compared = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cache-control',
  'vary',
  'location',
  'refresh',
  'content-type',
  'content-language',
  'www-authenticate',
  'retry-after',
  'allow',
];

const isFile = (path: string) =>
  isOutsidePages(path) || path === '/sw.js' || path.startsWith('/.well-known/');

/**
 * Requests without a coding: only our server compresses, and sets `Vary` for it. Next also lists its router's
 * headers there.
 */
async function answerOf(url: string, request: RawRequest) {
  const { status, headers } = await ask(url, request);
  const values = compared.map((name) => {
    const value = String(headers[name] ?? '').replaceAll(url, '');
    if (name !== 'vary') {
      const scripts = value.replace(/(?: 'sha256-[^']+')+/, " 'sha256'");
      return [name, scripts.replace(/'nonce-[^']+'/, "'nonce'")];
    }
    const varies = new Set(isFile(request.path) ? [] : value.toLowerCase().split(/ *, */));
    varies.delete('accept-encoding');
    return [name, [...varies].sort().join()];
  });
  return { status, ...Object.fromEntries(values) };
}

const json = { 'content-type': 'application/json' };
const rsc = { rsc: '1' };

async function requests(url: string): Promise<[RawRequest, number][]> {
  const read = async (path: string) => (await (await fetch(url + path)).json()).data;
  const { products } = await read('/api/products?limit=1');
  const { slug, id, category, store, brand, image_1 } = await read(
    `/api/products/slug/${products[0].slug}`,
  );
  const get = (path: string, status: number, headers?: Record<string, string>) =>
    [{ path, headers }, status] satisfies [RawRequest, number];
  const send = (method: string, path: string, status: number, rest: Partial<RawRequest> = {}) =>
    [{ method, path, ...rest }, status] satisfies [RawRequest, number];
  const huge = 'x'.repeat(2_000_000);
  const script = /\/_next\/static\/[\w./~-]+\.js/.exec(await (await fetch(`${url}/about`)).text());
  return [
    get('/', 200),
    get('/hi', 200),
    get('/', 307, { cookie: 'language=hi' }),
    get(`/product/${slug}`, 200),
    get(`/hi/product/${slug}`, 200),
    get(`/product/${id}?a=1`, 308),
    get(`/en/product/${id}/?a=1`, 308),
    get('/product/no-such-product', 404),
    get('/hi/category/no-such-category', 404),
    get('/store/no-such-store', 404),
    get('/blog/no-such-article', 404),
    get('/no-such-page', 404),
    get(`/category/${category.slug}`, 200),
    get(`/products?brand=${brand.slug}&utm_source=a`, 308),
    get(`/search?search=saree?text`, 200),
    get('/about?utm_source=#&page=2', 200),
    get(`/category/${category.slug}?sort=price_asc`, 200),
    get(`/category/${category.slug.toUpperCase()}?sort=price_asc`, 308),
    get('/category/no-such-category?sort=price_asc', 404),
    get(`/hi/store/${store.slug}?page=2`, 200),
    get('/category-filtered?of=sarees', 404),
    get('/search?search=kurta', 200),
    get('/brands?page=2', 404),
    get('/about', 200),
    get('/about', 200, { 'x-middleware-rewrite': '/en/terms' }),
    get('/en/about/', 308),
    get('/hi/about/?a=1', 308),
    get('//evil.example/', 308),
    get('/language/hi', 307),
    get('/product/%ff', 404),
    get('/hi/product/%25', 404),
    get('/api/products/%', 400),
    get('/%61bout', 200),
    get('/cart', 200),
    get('/checkout', 307),
    get('/hi/profile', 307),
    get('/profile', 204, rsc),
    get('/api/products?limit=2', 200),
    get('/api/no-such-call', 404),
    get('/api/cart', 401),
    get('/api/operator/orders', 401),
    get('/api/auth/session', 200),
    get('/api/auth/no-such', 400),
    get('/api/vendor-session', 200),
    send('PATCH', '/api/products', 405),
    send('POST', '/api/cart', 413, { headers: json, body: huge }),
    send('POST', '/api/user-auth/login', 422, { headers: json, body: '{}' }),
    send('DELETE', '/api/cart', 403, { headers: { 'sec-fetch-site': 'cross-site' } }),
    send('POST', '/api/revalidate', 401, { headers: json, body: '{}' }),
    send('POST', '/signin', 303, { body: 'email=a' }),
    send('PUT', '/cart', 405),
    send('TRACE', '/', 405),
    send('TRACE', '/api/health', 405),
    send('OPTIONS', '/about', 204),
    send('OPTIONS', '/api/cart', 405),
    send('HEAD', '/terms', 200),
    get('/about', 400, { host: 'x'.repeat(300) }),
    get('/hi/', 308, { host: 'evil.example' }),
    get('/sitemap.xml', 200),
    get('/sitemaps/pages-1.xml', 200),
    get('/sitemaps/none-1.xml', 404),
    get('/robots.txt', 200),
    get('/manifest.webmanifest', 200),
    get('/opensearch.xml', 200),
    get('/hi/opensearch.xml', 200),
    get('/sign-in.json', 200),
    get('/colours.json', 200),
    get('/llms.txt', 200),
    get('/hi/llms.txt', 200),
    get('/.well-known/security.txt', 200),
    get('/blog/feed.xml', 200),
    get(`/og/product/${slug}`, 200),
    get(new URL(image_1, url).pathname, 200),
    get('/media/none.webp', 404),
    get('/s/none', 404),
    get('/icon.svg', 200),
    get('/sw.js', 200),
    get(script?.[0] ?? '', 200),
    get('/_next/static/none.js', 404),
  ];
}

test('each way of serving the build answers alike, the first time and from its cache', async () => {
  const { shops } = served;
  const [first] = shops;
  const different: unknown[] = [];
  for (const [request, status] of await requests(first?.url ?? '')) {
    for (const time of ['first', 'again']) {
      const answers = await Promise.all(shops.map(({ url }) => answerOf(url, request)));
      const [expected, ...others] = answers;
      const { method = 'GET', path, headers = {} } = request;
      const name = `${method} ${path} ${JSON.stringify(headers).slice(0, 60)} (${time})`;
      if (expected?.status !== status) different.push([name, expected?.status, status]);
      for (const [at, other] of others.entries()) {
        const { way } = shops[at + 1] ?? {};
        for (const [header, value] of Object.entries(expected ?? {})) {
          const got = Reflect.get(other, header);
          if (got !== value) different.push([name, way, header, value, got]);
        }
      }
    }
  }
  expect(different).toEqual([]);
});

test('no way of serving lets a visitor escape the limits by naming other addresses', async () => {
  const limited: unknown[] = [];
  // One shop at a time: each must reach its limit before the window of a minute is over.
  for (const { way, url } of served.shops) {
    const statuses = new Set<number | undefined>();
    const visit = async (nth: number) => {
      const forged = `198.51.100.${nth % 250}`;
      const headers = { ...rsc, 'x-socket-address': forged, 'x-forwarded-for': forged };
      statuses.add((await ask(url, { path: '/brands?page=2&_rsc=none', headers })).status);
    };
    const atOnce = 14;
    // Twice as many requests: a window started by an earlier visit may end in between.
    for (let done = 0; done <= 2 * viewLimit.tries && !statuses.has(429); done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, n) => visit(done + n)));
    }
    limited.push([way, [...statuses]]);
  }
  const expected = served.shops.map(({ way }) => [way, [307, 429]]);
  expect(limited).toEqual(expected);
});
