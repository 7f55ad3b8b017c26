import { viewLimit } from '@/lib/paths/routes';
import { guardEveryRequest } from './guard-every-request';
import { serve } from './testing/serve';

/** Stands for `next start`: a server without the guard that answers each request with its address. */
const site = serve(({ url, headers }, response) => {
  response.setHeader('x-own', String(headers['next-action']));
  response.end(url);
});

// Node's channels outlive the file: the next test file of this worker must not be guarded.
let end: () => void;
beforeAll(() => {
  end = guardEveryRequest();
});
afterAll(() => end());

const ask = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init });

it('brings requests to one form and writes the security headers', async () => {
  const answer = await ask('/%61bout', { headers: { 'next-action': 'x' } });
  expect(await answer.text()).toBe('/about');
  expect(answer.headers.get('x-own')).toBe('undefined');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['a method that no page takes', '/cart', { method: 'PUT' }, 405],
  ['too large a body', '/api/cart', { method: 'POST', body: 'x'.repeat(2_000_000) }, 413],
  ['a broken address', '/api/products/%ff', {}, 400],
  ['an address with the default language', '/en/about', {}, 308],
])('answers %s itself', async (_, path, init, status) => {
  const answer = await ask(path, init);
  expect([answer.status, answer.headers.get('x-own')]).toEqual([status, null]);
});

it('limits the views of one address', async () => {
  const statuses = new Set<number>();
  for (let nth = 0; nth <= viewLimit.tries; nth++) {
    statuses.add((await ask(`/brands?page=${nth}`)).status);
  }
  expect([...statuses]).toEqual([200, 429]);
});
