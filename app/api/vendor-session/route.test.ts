import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { ownStoreSample } from '@/lib/client/testing/samples';
import { markedSocketAddress, socketAddressHeader } from '@/lib/security/socket-address';
import { DELETE, GET, POST } from './route';

/** An API host that records its last request. */
let server: Server;
let heard: IncomingMessage | undefined;
let answer: { status: number; body: object };

beforeAll(async () => {
  server = createServer((request, response) => {
    heard = request;
    request.resume();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  heard = undefined;
  answer = { status: 200, body: { success: true, token: 'secret', store: ownStoreSample } };
});
afterAll(async () => {
  delete process.env.API_URL;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const url = 'http://shop.example/api/vendor-session?lang=hi';
const write = (method: 'POST' | 'DELETE', headers: Record<string, string> = {}) =>
  new NextRequest(url, {
    method,
    headers: { host: 'shop.example', ...headers },
    body: method === 'POST' ? JSON.stringify({ email: 'a@x.in', password: 'p' }) : undefined,
  });

it('tells the API host for whom it signs in', async () => {
  const visitor = {
    [socketAddressHeader]: markedSocketAddress('203.0.113.9'),
    'user-agent': 'KaiOS',
  };
  const response = await POST(write('POST', visitor));
  expect(await response.json()).toEqual({ success: true, data: ownStoreSample });
  expect(response.headers.get('set-cookie')).toMatch(/^vendor=secret;.*HttpOnly/i);
  expect(heard?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'user-agent': 'KaiOS' });
});

it.each(['', 'vendor=over'])('answers nobody’s session with null: %j', async (cookie) => {
  answer = { status: 401, body: { success: false, message: 'Please log in.' } };
  const response = await GET(new NextRequest(url, { headers: { cookie } }));
  expect([response.status, await response.json()]).toEqual([200, { success: true, data: null }]);
});

it('hands on why the API host refuses', async () => {
  const refusal = { success: false, message: 'Confirm first.', data: { unconfirmed: true } };
  answer = { status: 403, body: refusal };
  const response = await POST(write('POST'));
  expect([response.status, await response.json()]).toEqual([403, { errors: {}, ...refusal }]);
  expect(response.headers.get('set-cookie')).toBeNull();
});

it.each([
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
])(
  'refuses a write that another page makes (%s: %s) without asking the API host',
  async (name, value) => {
    const headers = { [name]: value };
    for (const response of [
      await POST(write('POST', headers)),
      await DELETE(write('DELETE', { ...headers, cookie: 'vendor=secret' })),
    ]) {
      expect([response.status, (await response.json()).success]).toEqual([403, false]);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect(heard).toBeUndefined();
  },
);

it('signs out where nobody is signed in', async () => {
  expect((await DELETE(write('DELETE'))).status).toBe(200);
});

it.each([
  ['nests without end', `{"email":${'['.repeat(9000)}${']'.repeat(9000)},"x":${'[1]'}}`],
  ['is no object', 'null'],
  ['is no JSON', '{"email"'],
])('hands no body on that %s', async (_, body) => {
  const headers = { host: 'shop.example' };
  expect((await POST(new NextRequest(url, { method: 'POST', headers, body }))).status).toBe(200);
});
