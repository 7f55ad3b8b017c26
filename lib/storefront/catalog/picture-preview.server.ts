import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { config } from '@/lib/config';
import { openPicture } from '@/lib/security/picture-decoding';
import { lifetimes } from '../cache';
import { sharedRead } from '../shared-read.server';
import { fileOf, readPicture } from './stored-picture.server';

const quality = 35;

/**
 * A picture as a small data URI, `width` pixels wide, so that it comes with its page: on a slow line a
 * round trip before the sharp one. Undefined where there is none, or none that can be read; no page waits
 * for the pictures of an external API host.
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

/** The preview as it was drawn before, unless the picture has changed since. */
async function keptPreview(image: string, width: number): Promise<Buffer | undefined> {
  const [picture, preview] = [fileOf(image, 'media'), previewFile(image, width)];
  if (!picture || !preview) return undefined;
  const times = await Promise.all([stat(picture), stat(preview)]).catch(() => undefined);
  const isCurrent = times && times[0].mtimeMs <= times[1].mtimeMs;
  return isCurrent ? readFile(preview).catch(() => undefined) : undefined;
}

/** Draws the preview, and keeps it for other pages and for the next start: it takes longer than the rest of a page. */
async function drawPreview(image: string, width: number): Promise<Buffer | undefined> {
  const bytes = await readPicture(image);
  const drawn = await (bytes && openPicture(bytes))
    ?.then((picture) => picture.resize({ width }).webp({ quality }).toBuffer())
    .catch(() => undefined);
  const file = previewFile(image, width);
  if (drawn && file) await keep(file, drawn).catch(() => undefined);
  return drawn;
}

/** Whole or not at all, also when two pages draw the same. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Gives the first products of a list, which are in sight at once, their previews. */
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
