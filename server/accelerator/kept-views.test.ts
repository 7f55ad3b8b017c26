import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheTags } from '@/lib/caching/tags';
import { serve } from '@/lib/security/requests/testing/serve';
import { lifetimes } from '@/lib/storefront/cache';
import { markTag } from '../page-cache/tags';
import { answerPage } from './cached-pages';
import { findView, keptMilliseconds, tagsOfLists } from './kept-views';

let rendered: number;
let written: string[];
let headers: Record<string, string>;
let status: number;

/** Stands for Next: renders the view of a query at each request, in parts. */
function next(_: IncomingMessage, response: ServerResponse) {
  rendered++;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  for (const part of written) response.write(part);
  response.end();
}

const site = serve((request, response) => {
  answerPage(request, response, () => next(request, response));
});
beforeEach(() => {
  rendered = 0;
  status = 200;
  written = ['<h1>कुर्ता', ' ₹999</h1>', '<p>Handloom</p>'.repeat(200)];
  headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
});

const get = (path: string, asked: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: asked });
const text = async (path: string, asked = {}) => (await get(path, asked)).text();

/** Requests a path twice, which caches it, and waits until it is cached or certainly will not be. */
async function visited(path: string) {
  for (let visit = 0; visit < 2; visit++) await text(path);
  for (let turn = 0; turn < 50 && !findView(path); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  rendered = 0;
}

it.each(['/search?search=kurta', '/hi/products?page=2', '/category/shoes?sort=price_asc'])(
  'renders %s once for all who ask again',
  async (path) => {
    await visited(path);
    const answer = await get(path, { 'accept-encoding': 'br', cookie: 'token=x' });
    expect(await answer.text()).toBe(written.join(''));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(rendered).toBe(0);
  },
);

it('knows what lists show, and how long it stands', () => {
  const { product: _, missing: __, gone: ___, home: ____, content: _____, ...lists } = cacheTags;
  expect([...tagsOfLists].sort()).toEqual(Object.values(lists).sort());
  expect(keptMilliseconds).toBe(lifetimes.lists.revalidate * 1000);
});

it.each(tagsOfLists)('renders again once %s have changed', async (tag) => {
  const path = `/search?search=${tag}`;
  await visited(path);
  markTag(tag, { stale: Date.now() + 1 });
  written = ['new'];
  expect(await text(path)).toBe('new');
});

it.each([
  ['a failed part', () => written.push('<template data-dgst="12"></template>')],
  ['an error', () => (status = 503)],
  ['a cookie', () => (headers['set-cookie'] = 'a=b')],
  ['a page that Next keeps', () => (headers['x-nextjs-cache'] = 'STALE')],
  ['data', () => (headers['content-type'] = 'text/x-component')],
])('keeps no answer with %s', async (what, spoil) => {
  const path = `/search?search=${encodeURIComponent(what)}`;
  spoil();
  await visited(path);
  await text(path);
  expect(rendered).toBe(1);
});

it.each(['/profile?tab=orders', '/search', '/api/products?page=1', '/signin?callbackUrl=/cart'])(
  'leaves %s alone',
  async (path) => {
    await visited(path);
    await text(path);
    expect(rendered).toBe(1);
  },
);
