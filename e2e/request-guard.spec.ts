import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { asksOpenShop } from './testing/open-shop';
import { ask, type RawRequest } from './testing/raw-request';
import { someProduct } from './testing/session';

test.skip(
  asksOpenShop,
  'this is how the shop itself answers; of some of it a proxy before it says so first',
);

/** Headers that Next or its router would trust from inside; each value would be visible in a page. */
const mark = 'bWFyazAxMjM0NTY3ODk';
const internalHeaders: Record<string, string> = {
  'content-security-policy': `script-src 'nonce-${mark}'`,
  'content-security-policy-report-only': `script-src 'nonce-${mark}'`,
  'x-middleware-rewrite': '/en/about',
  'x-middleware-override-headers': 'content-security-policy',
  'x-middleware-request-content-security-policy': `script-src 'nonce-${mark}'`,
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-middleware-prefetch': '1',
  'x-middleware-next': '1',
  'x-matched-path': '/en/about',
  'x-now-route-matches': `1=${mark}`,
  'x-invoke-path': '/en/about',
  'x-nextjs-data': '1',
  'x-nextjs-html-request-id': mark,
  'x-nextjs-request-id': mark,
  'x-nextjs-deployment-id': mark,
  'x-prerender-revalidate': mark,
  'x-next-revalidated-tags': 'products',
  'x-next-revalidate-tag-token': mark,
  'x-next-resume-state-length': '2',
  'next-resume': '1',
  'next-action': mark,
  'next-html-request-id': mark,
  'x-action-forwarded': '1',
  'x-forwarded-proto': mark,
  traceparent: `00-${mark}-0000000000000000-01`,
  'next-url': `/${mark}`,
  'next-router-state-tree': mark,
};

test('no header of a visitor’s is written into the page that all others get', async ({
  page,
  baseURL,
}) => {
  for (const [at, [name, value]] of Object.entries(internalHeaders).entries()) {
    const { slug } = await someProduct(page, 25 + at, 'hi');
    const path = `/hi/product/${slug}`;
    const first = await ask(baseURL, { path, headers: { [name]: value } });
    const later = await ask(baseURL, { path });
    expect([name, later.status, later.body.includes(mark)]).toEqual([name, 200, false]);
    expect(later.body, name).toContain(`/product/${slug}`);
    expect([name, (first.status ?? 500) < 500]).toEqual([name, true]);
    expect(later.headers['set-cookie'], name).toBeUndefined();
  }
});

test('answers what is broken plainly', async ({ baseURL }) => {
  const json = { 'content-type': 'application/json', 'x-device': 'd' };
  const broken: [RawRequest, number][] = [
    [{ path: '/api/products/%ff' }, 400],
    [{ path: '/api/products/%' }, 400],
    [{ path: '/api/products/slug/a%00b' }, 400],
    [{ path: '/media/%ff' }, 400],
    [{ path: '/og/product/%c0%ae' }, 400],
    [{ path: '/_next/%ff' }, 400],
    [{ path: 'cart' }, 400],
    [{ path: '/icons/icon-192.png', headers: { host: 'x'.repeat(300) } }, 400],
    [{ path: '/product/%ff' }, 404],
    [{ path: '/product/%25ff' }, 404],
    [{ path: '/hi/product/%ED%A0%80' }, 404],
    [{ path: '/', method: 'TRACE' }, 405],
    [{ path: '/api/health', method: 'TRACE' }, 405],
    [{ path: '/signin', method: 'POST', body: 'a=b' }, 303],
    [{ path: '/cart', method: 'PUT', body: 'a=b' }, 405],
    [{ path: '/icons/x.png', method: 'POST', body: 'a=b' }, 405],
    [{ path: '*', method: 'OPTIONS' }, 204],
    [{ path: '/about', method: 'OPTIONS' }, 204],
    [
      {
        path: '/api/user-auth/login',
        method: 'POST',
        headers: json,
        body: '{"email":"a\\u0000b"}',
      },
      422,
    ],
  ];
  for (const [request, status] of broken) {
    const answer = await ask(baseURL, request);
    expect([request, answer.status]).toEqual([request, status]);
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(/);
  }
});

test('a body is cut off at its limit, whichever way it comes in', async ({ baseURL }) => {
  const huge = 'x'.repeat(3_000_000);
  const framings: Record<string, string>[] = [
    { 'content-length': String(huge.length) },
    { 'transfer-encoding': 'chunked' },
  ];
  for (const path of ['/api/revalidate', '/api/vendor-session', '/api/auth/signout', '/api/cart']) {
    for (const framing of framings) {
      const headers = { 'content-type': 'application/json', ...framing };
      const { status, body } = await ask(baseURL, { path, method: 'POST', headers, body: huge });
      expect([path, framing, status]).toEqual([path, framing, 413]);
      expect(JSON.parse(body).message).toMatch(/too much data/);
    }
  }
});

test('whoever asks for a tunnel is told that there is none', async ({ baseURL }) => {
  const socket = connect(Number(new URL(baseURL ?? '').port), 'localhost');
  socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /);
});

test('what asks for another protocol is answered in this one', async ({ baseURL }) => {
  const offers = [
    { upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'aGFhdA==' },
    { upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' },
  ];
  for (const offer of offers) {
    for (const path of ['/api/health', '/about', '/_next/webpack-hmr']) {
      const socket = connect(Number(new URL(baseURL ?? '').port), 'localhost');
      const headers = { host: 'localhost', ...offer, connection: 'Upgrade' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 (?:200|404) /);
      socket.destroy();
    }
  }
});

test('pictures and uploads carry a policy of their own', async ({ page, request }) => {
  const { slug } = await someProduct(page, 3);
  const { data } = await (await request.get(`/api/products/slug/${slug}`)).json();
  const answer = await request.get(new URL(data.image_1, 'http://shop').pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
});
