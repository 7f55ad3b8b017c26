import type { IncomingMessage, ServerResponse } from 'node:http';
import { textOf } from '@/lib/i18n/texts';
import { viewLimit } from '@/lib/paths/routes';
import { serve } from './testing/serve';
import { leaveOutUnread } from './unread-query';
import { countViewsTogether, limitViews } from './view-limit';

/** Stands for Next: answers each page with its address. */
function render({ url }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Cache-Control', 's-maxage=300');
  response.setHeader('Content-Type', 'text/html');
  response.statusCode = url?.includes('made-up') ? 404 : 200;
  response.end(url);
}

const site = serve((request, response) => {
  leaveOutUnread(request, response);
  if (limitViews(request, response)) render(request, response);
});

let visitor = '';
let visitors = 0;
beforeEach(() => {
  process.env.TRUST_PROXY = '1';
  visitor = `198.51.100.${++visitors}`;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: { 'x-forwarded-for': visitor, ...headers } });

let views = 0;
async function useUp() {
  const statuses = new Set<number>();
  for (let nth = 0; nth < viewLimit.tries; nth++) {
    statuses.add((await ask(`/search?search=${++views}`)).status);
  }
  expect([...statuses]).toEqual([200]);
}

it('answers a view too many 429, in the language asked for, and has nobody keep that', async () => {
  await useUp();
  for (const [path, lang] of [
    ['/category/sarees?sort=price_asc', 'en'],
    ['/hi/search?search=kurta', 'hi'],
  ] as const) {
    const refused = await ask(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(viewLimit.seconds);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const page = await refused.text();
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${textOf(lang, 'busy.title')}</h1>`);
    expect(Buffer.byteLength(page)).toBeLessThan(4096);
  }
});

it('counts pages that lead nowhere as views, and then renders none for that visitor', async () => {
  for (let nth = 0; nth < viewLimit.tries; nth++) {
    expect((await ask(`/product/made-up-${nth}`)).status).toBe(404);
  }
  for (const path of ['/product/made-up', '/search?search=kurta', '/hi/category/sarees']) {
    const refused = await ask(path);
    expect([path, refused.status]).toEqual([path, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await ask('/api/products/slug/made-up')).status).toBe(404);
  visitor = '203.0.113.9';
  expect((await ask('/product/made-up')).status).toBe(404);
});

it("answers Next's router without a page, so that it asks for the document", async () => {
  await useUp();
  const refused = await ask('/search?search=kurta&_rsc=1a2b', { rsc: '1' });
  expect([refused.status, await refused.text()]).toEqual([429, '']);
});

it('goes on answering everybody else, and every page that is nobody’s view', async () => {
  await useUp();
  for (const path of ['/', '/category/sarees', '/category/sarees?utm_source=x', '/product/x?y=1']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  expect((await ask('/category/sarees?_rsc=1a2b', { rsc: '1' })).status).toBe(200);
  visitor = '203.0.113.1';
  expect((await ask('/search?search=kurta')).status).toBe(200);
});

it('counts what other instances have rendered for the same visitor', async () => {
  const elsewhere = new Map([[visitor, { views: viewLimit.tries + 1, milliseconds: 30_000 }]]);
  countViewsTogether(async (address) => elsewhere.get(address));
  expect((await ask('/search?search=kurta')).status).toBe(200);
  const refused = await ask('/search?search=saree');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  visitor = '203.0.113.2';
  await useUp();
  expect((await ask('/search?search=kurta')).status).toBe(429);
});

it('believes X-Forwarded-For behind proxies alone', async () => {
  process.env.TRUST_PROXY = '';
  await useUp();
  visitor = '203.0.113.77';
  expect((await ask('/search?search=kurta')).status).toBe(429);
  process.env.TRUST_PROXY = '1';
  expect((await ask('/search?search=kurta')).status).toBe(200);
});

afterEach(() => countViewsTogether(undefined));
afterAll(() => {
  delete process.env.TRUST_PROXY;
});
