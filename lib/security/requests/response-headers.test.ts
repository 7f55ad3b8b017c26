import { completeHeaders } from './response-headers';
import { serve } from './testing/serve';

/** Stands for Next, which sets the address once for the answer and once more from the page's own headers. */
const site = serve((request, response) => {
  completeHeaders(request, response);
  response.statusCode = 308;
  response.setHeader('location', ['/to/here', '/to/here']);
  response.end();
});

it.each([
  ['/product/renamed', '/to/here'],
  ['/product/renamed?a=1&b=%E0%A4%95', '/to/here?a=1&b=%E0%A4%95'],
  ['/category/renamed?sort=price_asc', '/to/here?sort=price_asc'],
])('leads from %s on to %s, for good', async (from, to) => {
  const answer = await fetch(site.origin + from, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
});

it('writes the security headers on every answer', async () => {
  const { headers } = await fetch(site.origin, { redirect: 'manual' });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
