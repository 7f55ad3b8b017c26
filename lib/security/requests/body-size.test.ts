import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitBody } from './limit-body';

const megabyte = 1024 * 1024;
let server: Server;
let handled: number[];

/** Stands for a handler that reads the whole body. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    // A refused request may end after the next test has begun, so each request keeps its own list.
    const own = handled;
    if (!limitBody(request, response)) return;
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    own.push(body.length);
    response.writeHead(200).end(`read ${body.length}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  handled = [];
});
afterAll(() => server.close());

type Sent = { path: string; bytes: number; declared?: number; type?: string };

/** Sends a body in parts, with a declared length or in chunks. */
function send({ path, bytes, declared, type = 'application/json' }: Sent) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': type, ...(declared ? { 'content-length': declared } : {}) };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sending = httpRequest({ port, path, method: 'POST', headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
      sending.destroy();
    });
    sending.on('error', reject);
    let left = bytes;
    const more = () => {
      while (left > 0) {
        const chunk = Buffer.alloc(Math.min(left, 65_536), 32);
        left -= chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', more);
      }
      sending.end();
    };
    more();
  });
}

it.each<[string, Sent]>([
  ['a call', { path: '/api/cart', bytes: megabyte }],
  [
    'an application with pictures',
    { path: '/api/stores', bytes: 9 * megabyte, type: 'multipart/form-data; boundary=x' },
  ],
  ['a sign-in', { path: '/api/auth/callback/credentials', bytes: 60_000 }],
])('takes the body of %s', async (_, sent) => {
  expect(await send(sent)).toEqual({ status: 200, body: `read ${sent.bytes}` });
});

const tooLarge: [string, Sent][] = [
  ['a call', { path: '/api/cart', bytes: 2 * megabyte }],
  [
    'pictures',
    { path: '/api/stores', bytes: 11 * megabyte, type: 'multipart/form-data; boundary=x' },
  ],
  ['a revalidation', { path: '/api/revalidate', bytes: 100_000 }],
  ['a vendor’s sign-in', { path: '/api/vendor-session', bytes: 100_000 }],
  ['a sign-in', { path: '/api/auth/callback/credentials', bytes: 100_000 }],
  ['a page', { path: '/cart', bytes: 100_000 }],
];

it.each(tooLarge)('refuses too much for %s before it is read', async (_, sent) => {
  const { status, body } = await send({ ...sent, declared: sent.bytes });
  expect([status, JSON.parse(body).success]).toEqual([413, false]);
  expect(handled).toEqual([]);
});

it.each(tooLarge)('stops reading too much for %s whose length nobody said', async (_, sent) => {
  const { status, body } = await send(sent);
  expect([status, JSON.parse(body).success]).toEqual([413, false]);
  // The reader gets a connection error and does not take a part for the whole body.
  expect(handled).toEqual([]);
});

it('answers also who would send without end', async () => {
  expect((await send({ path: '/api/revalidate', bytes: 300 * megabyte })).status).toBe(413);
});

it('goes on with the connection after a refusal that was small', async () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const init = { method: 'POST', body: ' '.repeat(70_000) };
  expect((await fetch(`${origin}/api/revalidate`, init)).status).toBe(413);
  expect((await fetch(`${origin}/api/cart`, { method: 'POST', body: '{}' })).status).toBe(200);
});
