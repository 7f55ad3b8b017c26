import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { skus } from './catalogue/skus';
import { drawInto, type Picture, picturesOf } from './pictures';
import { shopPictures } from './shop-pictures';

/** Returns the pictures of a demo market of so many products, by default of all, each file once. */
export const demoPictures = (products = skus.length): Picture[] => [
  ...shopPictures,
  ...picturesOf(skus.slice(0, products)),
];

let byFile: Map<string, Picture> | undefined;

/** Limits drawing, so that threads are left for files, passwords and other pages. */
const inDrawingPlace = pLimit(availableParallelism() > 2 ? 3 : 2);

/** Pictures that are being drawn, by folder and file: concurrent callers wait for the same drawing. */
const drawing = new Map<string, Promise<void>>();

/**
 * Draws a missing picture of the demo market, once for all concurrent callers.
 * @param mediaDir folder that is served at `/media`
 * @param file its path below `demo/`: `products/teapot-blue-front.webp`
 * @returns false if the demo market has no such picture
 */
export async function drawPicture(mediaDir: string, file: string): Promise<boolean> {
  byFile ??= new Map(demoPictures().map((picture) => [picture.file, picture]));
  const picture = byFile.get(file);
  if (!picture) return false;
  const key = join(mediaDir, file);
  const begun = drawing.get(key);
  const drawn =
    begun ?? inDrawingPlace(drawInto, mediaDir, picture).finally(() => drawing.delete(key));
  if (!begun) drawing.set(key, drawn);
  await drawn;
  return true;
}

/** Returns the demo market's pictures that nobody has requested yet. */
export const missingPictures = (mediaDir: string, products?: number): string[] =>
  demoPictures(products)
    .map(({ file }) => file)
    .filter((file) => !existsSync(join(mediaDir, 'demo', file)));
