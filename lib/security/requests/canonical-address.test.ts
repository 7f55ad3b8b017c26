import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectToCanonical } from './canonical-address';
import { serve } from './testing/serve';

const moved: Record<string, string> = {
  '/product/7': '/product/kurta-x',
  '/product/Kurta-X': '/product/kurta-x',
  '/hi/category/Mens': '/hi/category/mens',
};

/** Stands for Next: redirects one step at a time. */
function next(request: IncomingMessage, response: ServerResponse) {
  const [path = ''] = (request.url ?? '').split('?');
  const to = moved[path] ?? (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined);
  if (to) response.setHeader('location', to);
  response.writeHead(to ? 308 : 200).end();
}

const site = serve((request, response) => {
  if (redirectToCanonical(request, response)) next(request, response);
});

const visit = async (path: string) => {
  const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

it.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?a=1', '/?a=1'],
  ['/en/en/brands', '/brands'],
  ['/en/brands/?a=1&b=%E0%A4%95?c', '/brands?a=1&b=%E0%A4%95?c'],
  ['/en/hi/', '/hi'],
  ['/hi/', '/hi'],
  ['/en/product/x/', '/product/x'],
  ['/en/product/7?a=1', '/product/kurta-x?a=1'],
  ['/en/product/Kurta-X/?a=1', '/product/kurta-x?a=1'],
  ['/product/Kurta-X/', '/product/kurta-x'],
  ['/hi/category/Mens/?sort=price_asc', '/hi/category/mens?sort=price_asc'],
  ['/product/%E0%A4%95-Lal/', '/product/%E0%A4%95-Lal'],
  ['/track-order/HT-2026-AB/', '/track-order/HT-2026-AB'],
  ['/en//evil.example/', '/evil.example'],
  ['/en///evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
])('leads from %s to %s in one step', async (from, to) => {
  expect(await visit(from)).toEqual([308, to]);
});

it.each(['/', '/english', '/product/kurta-x', '/s/Ab3/', '/api/products/', '/sitemaps/'])(
  'leaves %s to Next',
  async (path) => {
    const [, to] = await visit(path);
    expect(to).toBe(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : null);
  },
);

it('leads a backslash to no other host', async () => {
  const { request } = await import('node:http');
  const { host, hostname, port } = new URL(site.origin);
  const location = await new Promise((resolve) => {
    const path = '/en/\\evil.example/';
    request({ hostname, port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    }).end();
  });
  expect(location).toBe('/evil.example');
});
