import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from '@/lib/security/public-address';
import { fetchPictureUrl } from './fetch-picture';

let server: Server;
let origin: string;
let asked: string[];
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url));
    const [, kind] = String(request.url).split('/');
    if (kind === 'inside') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (kind === 'loop') response.writeHead(302, { location: '/loop' }).end();
    else if (kind === 'large') response.end(Buffer.alloc(6 * 1024 * 1024));
    else if (kind === 'missing') response.writeHead(404).end();
    else if (kind === 'ok') response.end('picture');
    // Other requests get no answer.
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'http://10.0.0.8/a.png',
  'http://100.64.0.1/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://[fd00::1]/a.png',
  'http://[fe80::1]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://localhost/a.png',
])('asks nothing of %s', async (address) => {
  await expect(fetchPictureUrl(address)).rejects.toMatchObject({ code: 'picture_private' });
});

it.each([
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'https://u:p@example.com/',
])('does not take %s for an address', async (address) => {
  await expect(fetchPictureUrl(address)).rejects.toMatchObject({ code: 'picture_address' });
});

it.each([
  ['inside', 'picture_private'],
  ['loop', 'picture_unreachable'],
  ['large', 'picture_too_big'],
  ['missing', 'picture_unreachable'],
  ['silent', 'picture_slow'],
])('gives up on an answer that is %s', async (kind, code) => {
  const getting = fetchPictureUrl(`${origin}/${kind}`, { isAllowed, milliseconds: 1500 });
  await expect(getting).rejects.toMatchObject({ code });
  expect(asked.length).toBeLessThanOrEqual(4);
});

it('gets a picture from an address that is allowed', async () => {
  const bytes = await fetchPictureUrl(`${origin}/ok`, { isAllowed });
  expect(bytes.toString()).toBe('picture');
});
