import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { cacheTags } from '@/lib/caching/tags';
import { serve } from '@/lib/security/requests/testing/serve';
import { compress } from '../compression';
import { markTag } from '../page-cache/tags';
import { answerFile } from './kept-files';

let made: string[];
/** Releases a held file. */
let letGo: (() => void) | undefined;
let isHeld = false;

async function make({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  made.push(url);
  if (isHeld) await new Promise<void>((resolve) => (letGo = resolve));
  response.statusCode = url.includes('broken') ? 503 : 200;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('RateLimit', '"call";r=2999');
  response.write(`{"lang":"${headers['accept-language'] ?? ''}","products":[`);
  response.end(`${'"Handloom कुर्ता",'.repeat(5000)}0]}`);
}

const site = serve((request, response) => {
  compress(request, response);
  answerFile(request, response, () => void make(request, response));
});

const listener = getRequestListener(
  () => {
    made.push('api');
    return Response.json(
      { openapi: '3.1.0', paths: 'x'.repeat(5000) },
      { headers: { 'x-own': 'kept' } },
    );
  },
  { overrideGlobalObjects: false },
);
/** Answers like the API host. */
const api = serve((request, response) => {
  response.setHeader('X-Request-Id', 'one');
  compress(request, response);
  answerFile(request, response, () => void listener(request, response));
});

beforeEach(() => {
  made = [];
  isHeld = false;
  letGo = undefined;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: { 'accept-language': 'en', ...headers } });
/** Requests a path until its file is cached. */
async function kept(path: string) {
  for (;;) {
    const before = made.length;
    await (await ask(path)).text();
    if (made.length === before) break;
    await setImmediate();
  }
  made = [];
}

it.each([
  '/api/product-feed?after=0',
  '/api/openapi.json',
  '/api/sitemap',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/hi/feeds/google.xml',
])('makes %s once, and sends its bytes in each coding after that', async (path) => {
  const first = await (await ask(path)).text();
  await kept(path);
  for (const coding of ['br', 'gzip', 'identity']) {
    const answer = await ask(path, { 'accept-encoding': coding });
    expect(await answer.text()).toBe(first);
    expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(answer.headers.get('ratelimit')).toBeNull();
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(
      304,
    );
  }
  expect(made).toEqual([]);
});

it('keeps the headers that the API host writes', async () => {
  const ask = (coding: string) =>
    fetch(`${api.origin}/api/openapi.json`, { headers: { 'accept-encoding': coding } });
  const first = await ask('gzip');
  const text = await first.text();
  while (made.length < 2) {
    const before = made.length;
    await (await ask('gzip')).text();
    if (made.length === before) break;
  }
  const again = await ask('br');
  expect(await again.text()).toBe(text);
  for (const name of ['content-type', 'x-own', 'cache-control']) {
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  expect(again.headers.get('content-type')).toMatch(/^application\/json/);
});

it('makes a file once for a hundred who ask at the same time', async () => {
  isHeld = true;
  const path = '/api/product-feed?after=500';
  const answers = Array.from({ length: 100 }, () => ask(path).then((answer) => answer.text()));
  while (!letGo) await setImmediate();
  letGo();
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(made).toEqual([path]);
});

it('makes a file anew once what it is made of has changed', async () => {
  const path = '/api/product-feed?after=1000';
  await kept(path);
  await (await ask(path)).text();
  expect(made).toEqual([]);
  markTag(cacheTags.products, { stale: Date.now() + 1 });
  await (await ask(path)).text();
  expect(made).toEqual([path]);
});

it('tells languages apart, and keeps no failure', async () => {
  const path = '/api/product-feed?after=1500';
  await kept(path);
  expect(await (await ask(path, { 'accept-language': 'hi' })).text()).toContain('"lang":"hi"');
  made = [];
  for (let nth = 0; nth < 3; nth++) await (await ask('/api/sitemap/broken')).text();
  expect(made).toHaveLength(3);
});

it('leaves other calls, writes and whoever shows a token alone', async () => {
  await kept('/api/sitemap/products');
  const token = { authorization: 'Bearer x' };
  await (await ask('/api/sitemap/products', token)).text();
  await (await fetch(`${site.origin}/api/sitemap/products`, { method: 'POST' })).text();
  for (let nth = 0; nth < 2; nth++) await (await ask('/api/products?page=1')).text();
  expect(made).toHaveLength(4);
});
