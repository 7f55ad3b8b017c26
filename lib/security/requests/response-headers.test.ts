import { completeHeaders } from './response-headers';
import { serve } from './testing/serve';
import { leaveOutUnread } from './unread-query';

let status: number;
let headers: Record<string, string | string[]>;

/** Stands for Next, which redirects. */
const site = serve((request, response) => {
  completeHeaders(response);
  leaveOutUnread(request, response);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end();
});

const visit = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual', ...init });
  return [answer.status, answer.headers.get('location'), answer.headers.get('refresh')];
};

beforeEach(() => {
  status = 308;
  headers = { location: '/to/here' };
});

it.each([
  ['/product/renamed', '/to/here'],
  ['/product/renamed?a=1&b=%E0%A4%95', '/to/here?a=1&b=%E0%A4%95'],
  ['/category/renamed?sort=price_asc', '/to/here?sort=price_asc'],
  ['/category/renamed?sort=price_asc&gclid=1', '/to/here?sort=price_asc&gclid=1'],
])('leads from %s on to %s where the page cache knows no query', async (from, to) => {
  // Next sets the address once for the answer and once more from the page's own headers.
  headers = { location: ['/to/here', '/to/here'], 'x-nextjs-cache': 'HIT' };
  expect(await visit(from)).toEqual([308, to, null]);
});

it.each([
  ['/products?brand=sutra', '/brand/sutra', '/brand/sutra'],
  ['/products?brand=sutra&utm_source=x', '/brand/sutra', '/brand/sutra?utm_source=x'],
  ['/products?brand=sutra&page=2&gclid=1', '/brand/sutra?page=2', '/brand/sutra?page=2&gclid=1'],
])('leads from %s to %s, with what only the browser reads: %s', async (from, location, to) => {
  headers = { location, Refresh: `0;url=${location}` };
  expect(await visit(from)).toEqual([308, to, null]);
});

it.each([
  ['/about?_rsc&utm_source=x', '/about?_rsc=1a', '/about?_rsc=1a&utm_source=x'],
  ['/about?utm_source=x&_rsc=', '/about?_rsc=1a', '/about?_rsc=1a&utm_source=x'],
  ['/about?utm_source=x', '/about?_rsc', '/about?_rsc&utm_source=x'],
])(
  'leads the router from %s to %s, with what only the browser reads: %s',
  async (from, location, to) => {
    status = 307;
    headers = { location };
    expect(await visit(from, { headers: { rsc: '1' } })).toEqual([307, to, null]);
  },
);

it('takes marks along to the home page of the language that was chosen', async () => {
  status = 307;
  headers = { location: '/hi' };
  expect(await visit('/?utm_source=mail')).toEqual([307, '/hi?utm_source=mail', null]);
});

it.each(['/s/Ab3?utm_source=x', '/profile?tab=orders', '/api/auth/signin?x=1'])(
  'leaves a redirect of %s as it is',
  async (path) => {
    status = 307;
    expect(await visit(path)).toEqual([307, '/to/here', null]);
  },
);

it('writes the security headers on every answer', async () => {
  const answer = await fetch(site.origin, { redirect: 'manual' });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
