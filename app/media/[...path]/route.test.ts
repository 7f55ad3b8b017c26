import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { serve } from '@/lib/client/pictures/testing/serve';
import { send } from '@/lib/client/request';
import { categorySample } from '@/lib/client/testing/samples';
import { GET } from './route';

let api: Awaited<ReturnType<typeof serve>>;
let folder: string;
let own: Buffer;
let theirs: Buffer;

beforeAll(async () => {
  const blank = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .webp()
      .toBuffer();
  [own, theirs] = await Promise.all([blank('red'), blank('blue')]);
  folder = mkdtempSync(join(tmpdir(), 'haat-media-'));
  mkdirSync(join(folder, 'media/demo'), { recursive: true });
  writeFileSync(join(folder, 'media/demo/a.webp'), own);
  process.env.DATA_DIR = folder;
  const images = ['/files/a.webp?v=2', 'https://evil.example/a.webp'];
  const categories = images.map((image) => ({ ...categorySample, image }));
  api = await serve(({ url = '' }, response) => {
    if (url === '/api/categories') {
      const body = JSON.stringify({ success: true, data: { categories } });
      return response.setHeader('content-type', 'application/json').end(body);
    }
    const isHtml = url.endsWith('.html');
    response.setHeader('content-type', isHtml ? 'text/html' : 'image/webp');
    response.end(isHtml ? '<script>alert(1)</script>' : theirs);
  });
});
afterAll(async () => {
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true });
  await api.close();
});
afterEach(() => {
  delete process.env.API_URL;
});

const get = (path: string, headers = {}) =>
  GET(new Request(`http://haat.test/media/${path}`, { headers }), {
    params: Promise.resolve({ path: path.split('/') }),
  });

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const guarded = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

it('serves the pictures of this shop', async () => {
  const answer = await get('demo/a.webp');
  expect(await bytesOf(answer)).toEqual(own);
  expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
  expect((await get('from/aHR0cDovLzEyNy4wLjAuMQ')).status).toBe(404);
});

describe('with an external API host', () => {
  beforeEach(() => {
    process.env.API_URL = api.origin;
  });

  it('serves its pictures, though one of this shop has the same name', async () => {
    const answer = await get('demo/a.webp');
    expect(await bytesOf(answer)).toEqual(theirs);
    expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
    const again = await get('demo/a.webp', { 'if-none-match': answer.headers.get('etag') });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('serves what its answers name as a picture, where it is allowed', async () => {
    const { data } = await (await send('/api/categories', {})).json();
    const [allowed, foreign] = data.categories;
    expect(foreign.image).toBeNull();
    expect(allowed.image).toMatch(/^\/media\/from\/[\w-]+$/);
    const answer = await get(allowed.image.slice('/media/'.length));
    expect(await bytesOf(answer)).toEqual(theirs);
    expect(api.asked.at(-1)).toBe('/files/a.webp?v=2');
  });

  it('hands on no page as a picture', async () => {
    expect((await get('page.html')).status).toBe(502);
    expect((await send('/api/uploads/stores/page.html', {})).status).toBe(502);
    const picture = await send('/api/uploads/stores/a.webp', {});
    expect(Object.fromEntries(picture.headers)).toMatchObject(guarded);
  });

  it('refuses a picture of another host', async () => {
    const evil = Buffer.from('https://evil.example/a.webp').toString('base64url');
    expect((await get(`from/${evil}`)).status).toBe(404);
  });
});
