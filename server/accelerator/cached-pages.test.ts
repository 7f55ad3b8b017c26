import { type IncomingMessage, get as plainGet, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { languageCookie } from '@/lib/i18n/routing';
import { serve } from '@/lib/security/requests/testing/serve';
import { compress } from '../compression';
import { find, keep, keyOf } from '../page-cache/store';
import { markTag } from '../page-cache/tags';
import { answerCachedPage, variantCookies } from './cached-pages';

const html = `<!DOCTYPE html><h1>कुर्ता ₹999</h1>${'<p>Handloom cotton</p>'.repeat(500)}`;
const key = (path: string) => `/route-cache/APP_PAGE/0123/$/en${path}`;
let asked: string[];

const statusOf = (path: string) => (path.includes('missing') ? 404 : 200);

/** Stands for Next: renders a page at its first request and keeps it, as its response cache does. */
async function next(request: IncomingMessage, response: ServerResponse) {
  const [path = ''] = (request.url ?? '').split('?');
  asked.push(path);
  const known = keyOf(`/en${path}`);
  const status = statusOf(path);
  if (!known && !path.startsWith('/uncached')) {
    const headers = { 'x-next-cache-tags': `tag${path}`, link: '</font>; rel=preload' };
    const value = { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers, status };
    void keep(key(path), value, { revalidate: 300, expire: 3600 });
  }
  response.statusCode = status;
  response.setHeader('x-middleware-rewrite', `/en${request.url}`);
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  response.setHeader('link', '</font>; rel=preload');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=3300');
  if (!path.startsWith('/uncached')) response.setHeader('x-nextjs-cache', known ? 'HIT' : 'MISS');
  response.end(html);
}

const site = serve((request, response) => {
  if (!answerCachedPage(request, response)) void next(request, response);
});
beforeEach(() => {
  asked = [];
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { method, headers });

/** Visits a page until it is packed, then forgets that it was asked. */
async function visited(path: string) {
  await (await get(path)).text();
  while (!find(key(path))?.html) await new Promise((resolve) => setTimeout(resolve, 5));
  asked = [];
}

it('answers a page that Next has sent, as Next did', async () => {
  await visited('/product/a');
  const answer = await get('/product/a', { 'accept-encoding': 'identity' });
  expect(await answer.text()).toBe(html);
  expect(asked).toEqual([]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-nextjs-cache': 'HIT',
    'cache-control': 's-maxage=300, stale-while-revalidate=3300',
    'content-type': 'text/html; charset=utf-8',
    link: '</font>; rel=preload',
    vary: 'rsc, Accept-Encoding',
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('sends %s what it takes', async (accepted, coding) => {
  await visited('/product/a');
  const answer = await get('/product/a', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(await answer.text()).toBe(html); // fetch decodes it
});

it('says 304 to who has the page', async () => {
  await visited('/product/a');
  const etag = (await get('/product/a')).headers.get('etag') ?? '';
  // Node's fetch adds no-cache to If-None-Match.
  const status = await new Promise((resolve) => {
    const headers = { 'if-none-match': `W/"x", ${etag}` };
    plainGet(`${site.origin}/product/a`, { headers }, (answer) => resolve(answer.statusCode));
  });
  expect([status, asked]).toEqual([304, []]);
});

it('sends no body to HEAD', async () => {
  await visited('/product/a');
  const answer = await get('/product/a', { 'accept-encoding': 'identity' }, 'HEAD');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
  expect([answer.status, await answer.text(), asked]).toEqual([200, '', []]);
});

it.each([
  ['a write', {}, 'POST'],
  ['a navigation', { rsc: '1' }, 'GET'],
  ['a prefetch', { 'next-router-prefetch': '1' }, 'GET'],
  ['a chosen language', { cookie: 'language=hi' }, 'GET'],
])('leaves %s to Next', async (_, headers, method) => {
  await visited('/product/a');
  await get('/product/a', headers as Record<string, string>, method);
  expect(asked).toEqual(['/product/a']);
});

it('knows the cookie of the language', () => {
  expect(variantCookies).toContain(languageCookie);
});

it('sends a signed-in shopper the page that is the same for all', async () => {
  await visited('/product/a');
  const answer = await get('/product/a', { cookie: `a=b; ${sessionCookie.name}=x` });
  expect([await answer.text(), asked]).toEqual([html, []]);
});

it('does not learn from a visitor with cookies', async () => {
  await (await get('/product/b', { cookie: 'x=y' })).text();
  await get('/product/b');
  expect(asked).toEqual(['/product/b', '/product/b']);
});

it.each(['/missing', '/uncached'])('leaves %s to Next each time', async (path) => {
  await (await get(path)).text();
  await (await get(path)).text();
  expect(asked).toEqual([path, path]);
});

it('asks Next again once a tag is marked', async () => {
  await visited('/product/c');
  markTag('tag/product/c', { stale: Date.now() + 1 });
  await get('/product/c');
  expect(asked).toEqual(['/product/c']);
});

it('asks Next again once the page is old', async () => {
  await visited('/product/d');
  const entry = find(key('/product/d'));
  if (entry) entry.lastModified -= 301_000;
  await get('/product/d');
  expect(asked).toEqual(['/product/d']);
});

it('takes another address of a page for the same page', async () => {
  await visited('/product/a');
  await (await get('/product/a?colour=red')).text();
  await (await get('/product/a?colour=red')).text();
  expect(asked).toEqual(['/product/a']);
});

it.each(['utm_source=mail&utm_campaign=1', 'gclid=a', 'fbclid=b', 'srsltid=c&gbraid=d', '_gl=e'])(
  'needs no Next for a page whose address was marked by a campaign: %s',
  async (mark) => {
    await visited('/product/a');
    const answer = await get(`/product/a?${mark}`);
    expect([answer.headers.get('x-nextjs-cache'), asked]).toEqual(['HIT', []]);
  },
);

describe('behind compression', () => {
  const compressing = serve((request, response) => {
    compress(request, response);
    if (!answerCachedPage(request, response)) void next(request, response);
  });

  it('sends again what was sent in gzip, until the page is made anew', async () => {
    const inGzip = async () => {
      const address = `${compressing.origin}/product/in-gzip`;
      const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
      return { length: answer.headers.get('content-length'), text: await answer.text() };
    };
    expect((await inGzip()).text).toBe(html);
    while (!find(key('/product/in-gzip'))?.html) await new Promise(setImmediate);
    asked = [];
    // As compression.ts packs what Next writes, and not as a page in Brotli is packed again.
    const sent = gzipSync(html, { level: 6 }).length;
    expect(await inGzip()).toEqual({ length: String(sent), text: html });
    expect(asked).toEqual([]);
  });
});
