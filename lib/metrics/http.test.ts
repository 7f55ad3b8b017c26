import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { numberRequests, requestId } from '@/lib/process/request-id';
import { measureRequests } from './http';
import { metricsText } from './registry';

const ids: (string | undefined)[] = [];
const server = createServer(async (request, response) => {
  await new Promise(setImmediate);
  ids.push(requestId());
  if (request.url === '/hi/deals') response.setHeader('x-nextjs-cache', 'HIT');
  response.writeHead(request.url?.includes('missing') ? 404 : 200).end();
});
let origin: string;
let ends: (() => void)[];

beforeAll(async () => {
  ends = [numberRequests(), measureRequests()];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const end of ends) end();
  server.close();
});
beforeEach(() => {
  process.env.TRUST_PROXY = '';
  ids.length = 0;
});

const get = (path: string, id?: string) =>
  fetch(origin + path, { headers: { connection: 'close', ...(id ? { 'x-request-id': id } : {}) } });

it('counts requests by what they ask for and by status, never by address', async () => {
  for (const path of [
    '/product/a?x=1',
    '/hi/product/b',
    '/product/missing',
    '/api/cart',
    '/x.png',
  ]) {
    await get(path);
  }
  const { body } = await metricsText();
  const count = (route: string, status: string) =>
    body.match(
      new RegExp(`haat_http_request_seconds_count\\{route="${route}",status="${status}"\\} (\\d+)`),
    )?.[1];
  expect([count('product', '2xx'), count('product', '4xx')]).toEqual(['2', '1']);
  expect([count('api', '2xx'), count('static', '2xx')]).toEqual(['1', '1']);
  expect(body).not.toContain('missing');
});

it('counts what the page cache had', async () => {
  await get('/hi/deals');
  expect((await metricsText()).body).toContain('haat_page_cache_total{result="hit"} 1');
});

it('gives each request an id, which its answer names and which is known while it is worked on', async () => {
  const answers = await Promise.all([get('/a'), get('/b'), get('/c')]);
  const named = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(named).size).toBe(3);
  expect(new Set(ids)).toEqual(new Set(named));
});

it('takes an id only from a trusted proxy', async () => {
  const given = 'from-the-proxy-1';
  expect((await get('/', given)).headers.get('x-request-id')).not.toBe(given);
  process.env.TRUST_PROXY = '1';
  expect((await get('/', given)).headers.get('x-request-id')).toBe(given);
  expect((await get('/', 'x'.repeat(65))).headers.get('x-request-id')).toHaveLength(18);
});
