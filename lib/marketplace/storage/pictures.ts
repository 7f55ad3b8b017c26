import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { pictureLimit } from '@/lib/api/schemas/picture-limits';
import type { ObjectStore } from './object-store';

/** Why a picture was refused, as a key under `validation`. */
export class PictureRefused extends Error {
  constructor(readonly reason: 'picture_too_big' | 'picture_type') {
    super(reason);
  }
}

const shapes = {
  logo: { width: 512, height: 512, fit: 'inside' },
  banner: { width: 1600, height: 500, fit: 'cover' },
  hero: { width: 1600, height: 600, fit: 'cover' },
  promotional: { width: 1200, height: 600, fit: 'cover' },
  article: { width: 1600, height: 800, fit: 'cover' },
  product: { width: 2000, height: 2000, fit: 'inside' },
  review: { width: 1600, height: 1600, fit: 'inside' },
} as const;

export type PictureShape = keyof typeof shapes;

/**
 * Re-encodes a PNG, JPEG or WebP of at most 5 MB as WebP: rotated upright, without metadata or anything else
 * hidden in the file.
 * @throws {PictureRefused} also for a file that is not really a picture
 */
export async function asPicture(file: Blob, shape: PictureShape): Promise<Buffer> {
  if (file.size > pictureLimit) throw new PictureRefused('picture_too_big');
  const bytes = Buffer.from(await file.arrayBuffer());
  try {
    const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !['png', 'jpeg', 'webp'].includes(format)) {
      throw new PictureRefused('picture_type');
    }
    const { fit, ...size } = shapes[shape];
    return await picture
      .rotate()
      .resize({ ...size, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new PictureRefused('picture_type');
  }
}

/** Stores a picture under a random name in a folder; returns its path on the site. */
export async function keepPicture(
  store: ObjectStore,
  picture: Buffer,
  folder: 'stores' | 'reviews' | 'products' | 'returns' | 'catalogue' | 'home' | 'content',
): Promise<string> {
  const key = `${folder}/${randomUUID()}.webp`;
  await store.put(key, picture, 'image/webp');
  return servedAt(key);
}

const base = '/api/uploads/';
export const servedAt = (key: string) => `${base}${key}`;
export const keyOf = (url: string) => (url.startsWith(base) ? url.slice(base.length) : undefined);
