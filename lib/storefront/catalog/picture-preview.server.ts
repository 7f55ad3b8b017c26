import 'server-only';
import sharp from 'sharp';
import { config } from '@/lib/config';
import { lifetimes } from '../cache';
import { sharedRead } from '../shared-read.server';
import { readPicture } from './stored-picture.server';

const quality = 35;

/**
 * A picture as a small data URI, `width` pixels wide, so that it comes with its page: on a slow line a
 * round trip before the sharp one. Undefined where there is none, or none that can be read; no page waits
 * for the pictures of an external API host.
 */
export async function getPreview(image: string | null, width: number): Promise<string | undefined> {
  return sharedRead(`preview ${image} ${width}`, { tags: [], life: lifetimes.pictures }, () =>
    drawPreview(image, width),
  );
}

async function drawPreview(image: string | null, width: number): Promise<string | undefined> {
  const bytes = config.apiUrl ? undefined : await readPicture(image);
  if (!bytes) return undefined;
  const small = await sharp(bytes)
    .resize({ width })
    .webp({ quality })
    .toBuffer()
    .catch(() => undefined);
  return small && `data:image/webp;base64,${small.toString('base64')}`;
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
