import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, get as plainGet, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sessionCookie } from '@/lib/auth/cookies';
import { languageCookie } from '@/lib/i18n/routing';
import { serverProcess } from '@/lib/process/server-process';
import { serve } from '@/lib/security/requests/testing/serve';
import { leaveOutUnread } from '@/lib/security/requests/unread-query';
import { compress } from '../compression';
import { build } from '../page-cache/build-id';
import { openDisk } from '../page-cache/disk';
import { persist } from '../page-cache/persist';
import { putShelf, shelf } from '../page-cache/shelf';
import { find, forget, isFresh, keep, keyOf, whenPacked } from '../page-cache/store';
import { markTag } from '../page-cache/tags';
import { answerPage } from './cached-pages';
import { isRenewal } from './renewals';
import { variantCookies } from './shared-requests';

const html = `<!DOCTYPE html><h1>कुर्ता ₹999</h1>${'<p>Handloom cotton</p>'.repeat(500)}`;
const key = (path: string) => `/route-cache/APP_PAGE/0123/$/en${path}`;
let asked: string[];

const statusOf = (path: string) => (path.includes('missing') ? 404 : 200);

/** Stands for Next: renders a page at its first request and keeps it, like its response cache. */
async function next(request: IncomingMessage, response: ServerResponse) {
  const [path = ''] = (request.url ?? '').split('?');
  asked.push(path);
  const entry = find(keyOf(`/en${path}`));
  const known = entry && isFresh(entry) && !isRenewal(request);
  const status = statusOf(path);
  if (!known && !path.startsWith('/uncached')) {
    const headers = { 'x-next-cache-tags': `tag${path}`, link: '</font>; rel=preload' };
    const value = { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers, status };
    const cacheControl = { revalidate: 300, expire: 3600 };
    const kept = keep(key(path), value, { cacheControl, lastModified: Date.now() });
    void kept.then(() => persist(key(path)));
  }
  response.statusCode = status;
  response.setHeader('x-middleware-rewrite', `/en${request.url}`);
  response.setHeader('Vary', 'rsc, Accept-Encoding');
  response.setHeader('link', '</font>; rel=preload');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=3300');
  if (!path.startsWith('/uncached')) response.setHeader('x-nextjs-cache', known ? 'HIT' : 'MISS');
  if (path.includes('sets-cookie')) response.setHeader('Set-Cookie', 'own=1');
  response.end(html);
}

const site = serve((request, response) => {
  leaveOutUnread(request, response);
  answerPage(request, response, () => void next(request, response));
});
const policy = 'content-security-policy';
/** Stands for Next with two renders of a page cached before the first of them is sent. */
const raced = serve((request, response) => {
  answerPage(request, response, () => {
    for (const render of ['first', 'second']) {
      const headers = { [policy]: render };
      const value = { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers };
      void keep(key('/raced'), value, { lastModified: Date.now() });
    }
    response.setHeader('x-nextjs-cache', 'MISS');
    response.setHeader(policy, 'first').end(html);
  });
});
beforeAll(() => {
  serverProcess.origin = site.origin;
  serverProcess.secret ??= 'known to this process alone';
});
beforeEach(() => {
  asked = [];
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.origin + path, { method, headers });

/** Visits a page until it is packed, then clears the record of requests. */
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

it('keeps no policy of one render with the page of another', async () => {
  expect((await fetch(`${raced.origin}/raced`)).headers.get(policy)).toBe('first');
  await whenPacked(key('/raced'));
  expect(find(key('/raced'))).toMatchObject({ policy: 'second' });
  expect(find(key('/raced'))?.headers).toBeUndefined();
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

it('asks Next again once a tag has expired, and does not show the page once more', async () => {
  await visited('/product/c');
  markTag('tag/product/c', { expired: Date.now() });
  const answer = await get('/product/c');
  expect([answer.headers.get('x-nextjs-cache'), asked]).toEqual(['MISS', ['/product/c']]);
});

describe('a page that has run out', () => {
  const stale = async (path: string) => {
    await visited(path);
    const entry = find(key(path));
    if (entry) entry.lastModified -= 301_000;
  };

  it('is sent once more to all, and rendered anew once', async () => {
    await stale('/product/d');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/product/d')));
    for (const answer of answers) {
      expect(answer.headers.get('x-nextjs-cache')).toBe('STALE');
      expect(answer.headers.get('cache-control')).toBe('s-maxage=1, stale-while-revalidate=59');
      expect(await answer.text()).toBe(html);
    }
    while (!asked.length) await new Promise(setImmediate);
    expect(asked).toEqual(['/product/d']);
  });

  it('is so too where a tag made it stale', async () => {
    await visited('/product/stale');
    markTag('tag/product/stale', { stale: Date.now() + 1 });
    expect((await get('/product/stale')).headers.get('x-nextjs-cache')).toBe('STALE');
  });

  it('is not sent beyond its end', async () => {
    await stale('/product/e');
    const entry = find(key('/product/e'));
    if (entry) entry.lastModified -= 3_600_000;
    await get('/product/e');
    expect(asked).toEqual(['/product/e']);
  });
});

it('has a page that is not there rendered once for all who ask meanwhile', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/product/many')));
  for (const answer of answers) expect(await answer.text()).toBe(html);
  expect(asked).toEqual(['/product/many']);
});

it('renders anew only for this process itself', async () => {
  await visited('/product/f');
  await get('/product/f', { 'x-haat-renewal': 'a guess' });
  expect(asked).toEqual([]);
  await get('/product/f', { 'x-haat-renewal': String(serverProcess.secret) });
  expect(asked).toEqual(['/product/f']);
});

it('takes another address of a page for the same page', async () => {
  await visited('/product/a');
  await (await get('/product/a?colour=red')).text();
  expect(asked).toEqual([]);
});

it.each(['utm_source=mail&utm_campaign=1', 'gclid=a', 'fbclid=b', 'srsltid=c&gbraid=d', '_gl=e'])(
  'needs no Next for a page whose address was marked by a campaign: %s',
  async (mark) => {
    await visited('/product/a');
    const answer = await get(`/product/a?${mark}`);
    expect([answer.headers.get('x-nextjs-cache'), asked]).toEqual(['HIT', []]);
  },
);

describe('behind memory', () => {
  let folder: string;
  const open = () => putShelf(openDisk({ folder, build, most: 10_000_000, canShow: () => true }));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'haat-pages-'));
    open();
  });
  afterAll(async () => {
    while (readdirSync(join(folder, '.writing')).length) await new Promise(setImmediate);
    putShelf();
    rmSync(folder, { recursive: true });
  });

  /** Simulates a restart: memory is empty. */
  const restart = (path: string) => {
    forget(key(path));
    open();
    asked = [];
  };
  const isKept = async (path: string) => (await shelf().read(`/en${path}`)) !== undefined;

  it('lies a page that needs no Next after a restart', async () => {
    await visited('/product/kept');
    while (!(await isKept('/product/kept'))) await new Promise(setImmediate);
    restart('/product/kept');
    const answer = await get('/product/kept');
    expect(await answer.text()).toBe(html);
    expect([answer.headers.get('x-nextjs-cache'), answer.headers.get('link'), asked]).toEqual([
      'HIT',
      '</font>; rel=preload',
      [],
    ]);
  });

  it('lies none that a tag has expired meanwhile', async () => {
    await visited('/product/changed');
    while (!(await isKept('/product/changed'))) await new Promise(setImmediate);
    restart('/product/changed');
    markTag('tag/product/changed', { expired: Date.now() });
    await get('/product/changed');
    expect(asked).toEqual(['/product/changed']);
  });

  it.each([
    ['a cookie', '/product/own-a', { cookie: `${sessionCookie.name}=x` }],
    ['a token', '/signin', { authorization: 'Bearer x', cookie: 'a=b' }],
    ['a cookie that it sets', '/product/sets-cookie', {}],
  ])('lies nothing that was answered to or with %s', async (_, path, headers) => {
    await (await get(path, headers as Record<string, string>)).text();
    await whenPacked(key(path));
    const { headers: learnt } = (await shelf().read(`/en${path}`)) ?? {};
    expect(learnt).toBeUndefined();
    restart(path);
    await get(path);
    expect(asked).toEqual([path]);
  });
});

describe('behind compression', () => {
  const compressing = serve((request, response) => {
    compress(request, response);
    answerPage(request, response, () => void next(request, response));
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
    // The size of compression.ts's gzip of Next's output, not of a Brotli page compressed again.
    const sent = gzipSync(html, { level: 6 }).length;
    expect(await inGzip()).toEqual({ length: String(sent), text: html });
    expect(asked).toEqual([]);
  });
});
