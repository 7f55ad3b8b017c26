import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPicture } from './stored-picture.server';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-stored-'));
  mkdirSync(join(folder, 'media/products'), { recursive: true });
  writeFileSync(join(folder, 'media/products/red-1.webp'), 'picture');
  writeFileSync(join(folder, 'secret.webp'), 'secret');
  process.env.DATA_DIR = folder;
});
afterAll(() => {
  delete process.env.DATA_DIR;
  rmSync(folder, { recursive: true });
});

it.each([
  ['/media/products/red-1.webp', 'picture'],
  ['/media/products/none.webp', undefined],
  ['/media/../secret.webp', undefined],
  ['/media/%2e%2e/secret.webp', undefined],
  ['https://cdn.example/red-1.webp', undefined],
  [null, undefined],
])('reads the shop’s own pictures only: %s', async (image, content) => {
  expect((await readPicture(image))?.toString()).toBe(content);
});
