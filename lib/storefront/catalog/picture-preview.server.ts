import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { config } from '@/lib/config';
import { openPicture } from '@/lib/security/picture-decoding';
import { lifetimes } from '../cache';
import { sharedRead } from '../shared-read.server';
import { fileOf, readPicture } from './stored-picture.server';

/** A preview is in sight for one round trip; its bytes come before all that follows in the page. */
const look = { quality: 22, effort: 6 };
/** A picture full of detail is drawn in half the width, or a quarter, until it takes no more bytes than this. */
const mostBytes = 1_400;

/**
 * Returns a picture as a small data URI, `width` pixels wide, which comes with the page, one round trip before
 * the sharp picture. Undefined if there is no readable picture; no page waits for the pictures of an external
 * API host.
 */
export async function getPreview(image: string | null, width: number): Promise<string | undefined> {
  return sharedRead(`preview ${image} ${width}`, { tags: [], life: lifetimes.pictures }, () =>
    makePreview(image, width),
  );
}

async function makePreview(image: string | null, width: number): Promise<string | undefined> {
  if (config.apiUrl || !image) return undefined;
  const bytes = (await keptPreview(image, width)) ?? (await drawPreview(image, width));
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
}

const previewFile = (image: string, width: number) => fileOf(image, `previews/${width}`);

/** Reads the stored preview; undefined if the picture has changed since. */
async function keptPreview(image: string, width: number): Promise<Buffer | undefined> {
  const [picture, preview] = [fileOf(image, 'media'), previewFile(image, width)];
  if (!picture || !preview) return undefined;
  const times = await Promise.all([stat(picture), stat(preview)]).catch(() => undefined);
  const isCurrent = times && times[0].mtimeMs <= times[1].mtimeMs;
  return isCurrent ? readFile(preview).catch(() => undefined) : undefined;
}

/**
 * Draws the preview and stores it for other pages and the next start: drawing takes longer than the rest of a
 * page.
 */
async function drawPreview(image: string, width: number): Promise<Buffer | undefined> {
  const bytes = await readPicture(image);
  const drawn = bytes && (await drawSmall(bytes, width).catch(() => undefined));
  const file = previewFile(image, width);
  if (drawn && file) await keep(file, drawn).catch(() => undefined);
  return drawn;
}

async function drawSmall(bytes: Buffer, width: number): Promise<Buffer> {
  const picture = await openPicture(bytes);
  let drawn = await picture.resize({ width }).webp(look).toBuffer();
  for (let part = 2; drawn.length > mostBytes && part <= 4; part *= 2) {
    drawn = await picture
      .resize({ width: Math.round(width / part) })
      .webp(look)
      .toBuffer();
  }
  return drawn;
}

/** Writes the file atomically, also when two pages draw the same preview. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Adds previews to the first products of a list, which are in view at once. */
export async function withPreviews<Listed extends { image: string | null }>(
  products: Listed[],
  { inSight, width }: { inSight: number; width: number },
): Promise<(Listed & { preview?: string })[]> {
  return Promise.all(
    products.map(async (product, index) =>
      index < inSight ? { ...product, preview: await getPreview(product.image, width) } : product,
    ),
  );
}
