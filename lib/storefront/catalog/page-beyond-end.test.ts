import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverProcess } from '../../process/server-process';
import { isBeyondEnd } from './page-beyond-end';

/** Answers 61 pages of brands, and fails for stores. */
const api = createServer((request, response) => {
  const { pathname, searchParams } = new URL(String(request.url), 'http://x');
  if (pathname !== '/api/brands') return response.writeHead(503).end();
  const data = Number(searchParams.get('page')) <= 61 ? [{}] : [];
  return response.end(JSON.stringify({ success: true, data }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  serverProcess.origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  serverProcess.origin = undefined;
  api.close();
});

it.each([
  ['/brands', 'page=2', false],
  ['/brands', 'page=3', true],
  ['/brands', 'page=nonsense', false],
  ['/brands', '', false],
  ['/vendors', 'page=3', false],
  ['/products', 'page=3', false],
])('%s?%s lies beyond the end: %s', async (path, query, expected) => {
  expect(await isBeyondEnd(path, new URLSearchParams(query))).toBe(expected);
});
