import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSitemap } from './sitemap';

/** An API host with five products in shard 1, in portions of two, and nothing else. */
let server: Server;
let asked: string[] = [];
let broken = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const url = new URL(request.url ?? '/', 'http://x');
    const after = Number(url.searchParams.get('after'));
    if (broken && after > 0) {
      response.writeHead(500).end();
      return;
    }
    const isThere =
      url.pathname === '/api/sitemap/products' && url.searchParams.get('shard') === '1';
    const ids = isThere ? [1, 2, 3, 4, 5].filter((id) => id > after).slice(0, 2) : [];
    const entries = ids.map((id) => ({
      slug: `कुर्ता-${id}`,
      images: [],
      updated_at: '2026-03-01T10:20:30Z',
    }));
    const data = { entries, next: ids.length < 2 ? null : ids[1] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SITE_URL = 'https://haat.test';
});
afterAll(async () => {
  delete process.env.API_URL;
  delete process.env.SITE_URL;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  broken = false;
});

const textOf = async (file: string) => new Response(await openSitemap(file)).text();
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('is read portion by portion while it is sent', async () => {
  const body = await openSitemap('products-1.xml');
  expect(asked).toHaveLength(1);
  const xml = await new Response(body).text();
  expect(asked).toHaveLength(3);
  expect(locs(xml)).toHaveLength(10);
  expect(locs(xml)[1]).toBe(`https://haat.test/hi/product/${encodeURIComponent('कुर्ता-1')}`);
  expect(xml.endsWith('</urlset>\n')).toBe(true);
});

it('stops reading when nobody takes it any more', async () => {
  const reader = (await openSitemap('products-1.xml'))?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(asked).toHaveLength(1);
});

it('breaks off, rather than end as if it were whole, when the API fails midway', async () => {
  broken = true;
  await expect(textOf('products-1.xml')).rejects.toThrow();
});

it('has the pages without data of the catalogue', async () => {
  expect(locs(await textOf('pages-1.xml'))).toContain('https://haat.test/hi/deals');
  const ofTheSite = ['/api/site', '/api/content'];
  expect(asked.filter((path) => !ofTheSite.includes(path))).toEqual([]);
});

it('has the posts of the blog in both languages, with the day of their last change', async () => {
  const xml = await textOf('pages-1.xml');
  const post = 'blog/reading-a-gst-invoice';
  for (const path of [post, `hi/${post}`]) {
    expect(xml).toMatch(
      new RegExp(`<loc>https://haat.test/${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
  }
});

it.each([
  'products-2.xml',
  'stores-1.xml',
  'products-0.xml',
  'products-01.xml',
  'products-1',
  'products--1.xml',
  'orders-1.xml',
  'pages-2.xml',
  '__proto__-1.xml',
  'products-1.xml.gz',
])('there is no %s', async (file) => {
  expect(await openSitemap(file)).toBeUndefined();
});
