import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { getPreview } from './picture-preview.server';

let folder: string;
const inFolder = (path: string) => join(folder, path);

const drawn = (background: string) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haat-preview-'));
  mkdirSync(inFolder('media/products'), { recursive: true });
  writeFileSync(inFolder('media/products/red-1.webp'), await drawn('red'));
  process.env.DATA_DIR = folder;
});
afterAll(() => {
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true });
});

const preview = () => getPreview('/media/products/red-1.webp', 96);

it('is a small WebP, kept in a file for the next page', async () => {
  const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec((await preview()) ?? '') ?? [];
  const picture = Buffer.from(base64, 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 96, format: 'webp' });
  expect(readdirSync(inFolder('previews/96/products'))).toEqual(['red-1.webp']);
});

it('takes few bytes also of a picture full of detail', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({
    create: { width: 800, height: 800, channels: 3, background: '#fff', noise },
  });
  writeFileSync(inFolder('media/products/noise-1.webp'), await picture.webp().toBuffer());
  const shown = (await getPreview('/media/products/noise-1.webp', 192)) ?? '';
  expect(shown).toMatch(/^data:image/);
  expect(shown.length).toBeLessThan(3_000);
});

it('is read from its file', async () => {
  writeFileSync(inFolder('previews/96/products/red-1.webp'), 'kept');
  expect(await preview()).toBe(`data:image/webp;base64,${btoa('kept')}`);
});

it('is drawn anew once its picture has changed', async () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(inFolder('media/products/red-1.webp'), later, later);
  expect(await preview()).not.toBe(`data:image/webp;base64,${btoa('kept')}`);
});

it.each([null, '/media/products/none.webp', '/media/../secret.webp'])(
  'is none for %s',
  async (image) => {
    expect(await getPreview(image, 96)).toBeUndefined();
  },
);
