import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compression';

const line = 'हाथ से बुना हुआ सूती कुर्ता ₹999\n';
let server: Server;

/** Writes in many pieces and waits for `drain` as Next's streams do. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    compress(request, response);
    const [, kind, count] = (request.url ?? '').split('/');
    if (kind === 'nothing') return void response.writeHead(304).end();
    if (kind === 'packed') response.setHeader('Content-Encoding', 'zstd');
    if (kind === 'short') response.setHeader('Content-Length', Buffer.byteLength(line));
    const type = kind === 'picture' ? 'image/webp' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, Vary: 'rsc' });
    for (let i = 0; i < Number(count); i++) {
      if (!response.write(line)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function ask(path: string, accepted?: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ port, path, headers, method }, async (answer) => {
      resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
    }).on('error', reject);
  });
}

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
] as const)('sends a large page to who takes %s as %s, whole', async (accepted, coding) => {
  const { headers, body } = await ask('/page/20000', accepted);
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'rsc, Accept-Encoding' });
  expect(unpack[coding](body).toString()).toBe(line.repeat(20_000));
});

it.each([
  ['who takes nothing', '/page/100', undefined],
  ['what is a picture', '/picture/100', 'br'],
  ['what is packed already', '/packed/100', 'br'],
  ['what is short', '/short/1', 'br'],
])('leaves %s as it is', async (_, path, accepted) => {
  const { headers, body } = await ask(path, accepted);
  expect(headers['content-encoding']).not.toBe('br');
  expect(body.toString()).toBe(line.repeat(Number(path.split('/')[2])));
});

it.each([
  ['/page/100', 'HEAD'],
  ['/nothing', 'GET'],
])('adds no body to %s by %s', async (path, method) => {
  expect((await ask(path, 'br', method)).body).toHaveLength(0);
});
