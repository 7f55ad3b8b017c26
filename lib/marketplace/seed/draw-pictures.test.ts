import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { demoPictures, drawPicture, missingPictures } from './draw-pictures';

let mediaDir: string;
beforeEach(() => {
  mediaDir = mkdtempSync(join(tmpdir(), 'haat-media-'));
});
afterEach(() => rmSync(mediaDir, { recursive: true, force: true }));

const pathOf = (file: string) => join(mediaDir, 'demo', file);
const [banner, ...others] = demoPictures(1).map(({ file }) => file) as [string, ...string[]];
const product = others.find((file) => file.startsWith('products/')) as string;

it('draws a picture when it is first asked for, and no other', async () => {
  expect(await drawPicture(mediaDir, product)).toBe(true);
  expect(await sharp(pathOf(product)).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect(
    readdirSync(mediaDir, { recursive: true }).filter((path) => /\.\w+$/.test(String(path))),
  ).toEqual([join('demo', product)]);
});

it('draws it once for all who ask meanwhile', async () => {
  const asked = Array.from({ length: 20 }, () => drawPicture(mediaDir, product));
  await drawPicture(mediaDir, product);
  const { ino, mtimeMs } = statSync(pathOf(product));
  await Promise.all(asked);
  expect(statSync(pathOf(product))).toMatchObject({ ino, mtimeMs });
  expect(readdirSync(dirname(pathOf(product)))).toHaveLength(1);
});

it('leaves a picture that is there', async () => {
  mkdirSync(dirname(pathOf(banner)), { recursive: true });
  writeFileSync(pathOf(banner), 'as it was');
  expect(await drawPicture(mediaDir, banner)).toBe(true);
  expect(statSync(pathOf(banner)).size).toBe('as it was'.length);
});

it('says that it could not where there is no place for it', async () => {
  writeFileSync(join(mediaDir, 'demo'), 'a file, no folder');
  await expect(drawPicture(mediaDir, product)).rejects.toThrow();
  expect(readdirSync(mediaDir)).toEqual(['demo']);
});

it.each(['products/no-such.webp', '../../etc/passwd', '', 'products', '__proto__'])(
  'draws nothing that the demo market has not got: %s',
  async (file) => {
    expect(await drawPicture(mediaDir, file)).toBe(false);
    expect(existsSync(join(mediaDir, 'demo'))).toBe(false);
  },
);

it('names what is missing, of as many products as the market has', async () => {
  const few = missingPictures(mediaDir, 1);
  expect(few).toContain(product);
  expect(missingPictures(mediaDir).length).toBeGreaterThan(few.length);
  await drawPicture(mediaDir, product);
  expect(missingPictures(mediaDir, 1)).toEqual(few.filter((file) => file !== product));
});
