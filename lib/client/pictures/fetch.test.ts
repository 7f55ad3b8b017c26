import sharp from 'sharp';
import { pngOfSize } from '@/lib/security/testing/png-of-size';
import { fetchPicture, largestPicture, NoPicture } from './fetch';
import { serve } from './testing/serve';

type Server = Awaited<ReturnType<typeof serve>>;
let api: Server;
let cdn: Server;
/** A server in the private network that must not be reachable through the shop. */
let inside: Server;
let webp: Buffer;

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

beforeAll(async () => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  webp = await blank.webp().toBuffer();
  inside = await serve((_, response) => response.setHeader('content-type', 'image/webp').end(webp));
  cdn = await serve((_, response) => response.setHeader('content-type', 'image/webp').end(webp));
  const answers: Record<string, [status: number, headers: object, body?: string | Buffer]> = {
    '/a.webp': [200, { 'content-type': 'image/webp' }, webp],
    '/untyped': [200, {}, webp],
    '/octets': [200, { 'content-type': 'binary/octet-stream' }, webp],
    '/misnamed.jpg': [200, { 'content-type': 'image/jpeg' }, webp],
    '/a.svg': [200, { 'content-type': 'image/svg+xml' }, svg],
    '/svg-as.png': [200, { 'content-type': 'image/png' }, svg],
    '/page.html': [200, { 'content-type': 'text/html' }, webp],
    '/coded.webp': [200, { 'content-type': 'image/webp', 'content-encoding': 'br' }, webp],
    '/endlessly-tall.png': [200, {}, pngOfSize(1, 40_000_000)],
    '/empty.webp': [200, { 'content-type': 'image/webp' }],
    '/broken.webp': [500, { 'content-type': 'image/webp' }, webp],
    '/to-cdn': [302, { location: `${cdn.origin}/b.webp` }],
    '/to-own': [301, { location: 'a.webp' }],
    '/to-inside': [302, { location: `${inside.origin}/secret` }],
    '/to-file': [302, { location: 'file:///etc/passwd' }],
    '/round': [307, { location: '/round' }],
  };
  api = await serve((request, response) => {
    const path = request.url ?? '';
    if (path === '/hang') return;
    if (path === '/hang-midway') return response.writeHead(200).write(webp.subarray(0, 20));
    if (path === '/declared-large') {
      return response.writeHead(200, { 'content-length': largestPicture + 1 }).write(webp);
    }
    if (path === '/endless') {
      const portion = Buffer.alloc(2 ** 16, webp.subarray(0, 12));
      const more = () => {
        while (response.write(portion));
        response.once('drain', more);
      };
      return more();
    }
    const [status, headers, body] = answers[path] ?? [404, {}];
    response.writeHead(status, { ...headers });
    response.end(body);
  });
  process.env.API_URL = api.origin;
  process.env.PICTURE_HOSTS = cdn.host;
});
afterAll(async () => {
  for (const name of ['API_URL', 'PICTURE_HOSTS']) delete process.env[name];
  await Promise.all([api.close(), cdn.close(), inside.close()]);
});

const fetched = (path: string, milliseconds?: number) =>
  fetchPicture(new URL(path, api.origin), milliseconds);

async function statusOf(fetching: Promise<unknown>) {
  const error = await fetching.catch((reason) => reason);
  expect(error).toBeInstanceOf(NoPicture);
  return (error as NoPicture).status;
}

it.each(['/a.webp', '/untyped', '/octets', '/misnamed.jpg', '/to-own', '/to-cdn'])(
  'fetches %s and detects its type by content',
  async (path) => {
    expect(await fetched(path)).toEqual({ type: 'image/webp', bytes: webp });
  },
);

it.each([
  ['/a.svg', 502],
  ['/svg-as.png', 502],
  ['/page.html', 502],
  ['/coded.webp', 502],
  ['/endlessly-tall.png', 502],
  ['/empty.webp', 502],
  ['/broken.webp', 502],
  ['/declared-large', 502],
  ['/endless', 502],
  ['/round', 502],
  ['/missing.webp', 404],
  ['/to-inside', 404],
  ['/to-file', 404],
])('refuses %s', async (path, status) => {
  expect(await statusOf(fetched(path))).toBe(status);
});

it('never contacts a host outside the list, not even by a redirect', async () => {
  expect(await statusOf(fetchPicture(new URL('/a.webp', inside.origin)))).toBe(404);
  await statusOf(fetched('/to-inside'));
  expect(inside.asked).toEqual([]);
});

it.each(['/hang', '/hang-midway'])('gives up on %s in time', async (path) => {
  expect(await statusOf(fetched(path, 50))).toBe(504);
});

it('does not delay other pictures beyond the timeout of a hanging one', async () => {
  const hanging = Array.from({ length: 40 }, () => statusOf(fetched('/hang', 50)));
  expect(new Set(await Promise.all(hanging))).toEqual(new Set([504]));
  expect((await fetched('/a.webp')).type).toBe('image/webp');
});

it('refuses a listed name that resolves to a private address', async () => {
  const { port } = new URL(inside.origin);
  process.env.PICTURE_HOSTS = `localhost:${port}`;
  try {
    expect(await statusOf(fetchPicture(new URL(`http://localhost:${port}/a.webp`)))).toBe(502);
    expect(inside.asked).toEqual([]);
  } finally {
    process.env.PICTURE_HOSTS = cdn.host;
  }
});
