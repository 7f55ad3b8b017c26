import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { parse } from 'node:url';
import fc from 'fast-check';
import { viewLimit } from '@/lib/paths/routes';
import { guardRequest } from '@/lib/security/requests/guard';
import { serve } from '@/lib/security/requests/testing/serve';
import { requestPipeline } from './request-pipeline';

/** Returns all that Next may read of an address, with each of its parsers. */
function readOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://haat.example');
  const older = parse(url, true);
  return JSON.stringify([pathname, [...searchParams], older.pathname, older.query]);
}

/** Stands for Next: renders lists by their query. */
function next({ url = '' }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<p>${readOf(url)}</p>`);
}
const { answer } = requestPipeline(next);
const shop = serve(answer);
/** A server without a cache. */
const fresh = serve((request, response) => {
  if (guardRequest(request, response)) next(request, response);
});

let visitors = 0;
beforeAll(() => {
  process.env.TRUST_PROXY = '1';
});
afterAll(() => {
  delete process.env.TRUST_PROXY;
});

/** Sends an address unchanged; browsers and fetch would normalise it. */
async function ask(path: string, { origin } = shop) {
  const visitor = Math.floor(++visitors / viewLimit.tries);
  const headers = { 'x-forwarded-for': `198.51.100.${visitor % 250}` };
  const { port } = new URL(origin);
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ port, path, headers, agent: false }, resolve).on('error', reject).end();
  });
  return { status: answered.statusCode, body: await text(answered) };
}

const ofList = fc.constantFrom(
  ...['search=saree', 'search=', 'page=2', 'sort=newest', 'brand=a', 'brand=b', 'of=x', 'gclid=1'],
);
const between = fc.constantFrom(
  '&',
  '&&',
  '?',
  '#',
  '%23',
  '%3F',
  '%26',
  ';',
  '+',
  '%20',
  '%zz',
  '%ff',
  '=',
);
const rawQuery = fc
  .array(fc.oneof(ofList, between), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));
const path = fc.constantFrom('/search', '/%73earch', '/hi/products', '/category/footwear');

it('answers any address by what is rendered for it, however often others have asked before', async () => {
  const addresses = fc.tuple(path, rawQuery).map(([list, query]) => `${list}?${query}`);
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      const expected = await ask(address, fresh);
      expect(expected.status).toBe(200);
      // Two requests suffice for caching.
      for (let visit = 0; visit < 3; visit++) expect(await ask(address)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['/search?search=banarasi?bought-elsewhere', '/search?search=banarasi'],
  ['/category/footwear?utm_source=#&page=7', '/category/footwear?page=7'],
  ['/category/footwear?page=3#&page=2', '/category/footwear?page=3'],
  ['/category/footwear?page=4&gclid=mark', '/category/footwear?page=4'],
  ['/products?of=mark&page=5', '/products?page=5'],
])('lets %s say nothing to who asks for %s', async (forged, plain) => {
  for (let visit = 0; visit < 3; visit++) await ask(forged);
  for (let visit = 0; visit < 3; visit++) {
    const { body } = await ask(plain);
    expect(body).toBe(`<p>${readOf(plain)}</p>`);
  }
});
