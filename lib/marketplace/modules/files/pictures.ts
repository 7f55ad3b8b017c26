import { randomUUID } from 'node:crypto';
import { pictureLimit } from '@/lib/contract/schemas/picture-limits';
import { DecodingBusy, decodeUpload, Undecodable } from '@/lib/security/picture-decoding';
import { DomainError, InvalidFields } from '../../kernel/errors';
import type { Files } from './files';

/** The reason why a picture was refused, as a key under `validation` and under `import_problems`. */
export class PictureRefused extends Error {
  constructor(readonly reason: 'picture_too_big' | 'picture_type' | 'picture_pixels') {
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

/** A picture as it is stored, in WebP, and its size in pixels. */
export type DrawnPicture = { bytes: Buffer; width: number; height: number };

/**
 * Re-encodes a PNG, JPEG or WebP of at most 5 MB as WebP: rotated upright, without metadata or anything else
 * hidden in the file. Every uploaded picture passes through here.
 * @throws {PictureRefused} also for a file that is not really a picture
 * @throws {DomainError} 503 pictures_busy, unless it is patient
 */
export async function asPicture(
  file: Blob,
  shape: PictureShape,
  how?: { isPatient: boolean },
): Promise<DrawnPicture> {
  if (file.size > pictureLimit) throw new PictureRefused('picture_too_big');
  const { fit, ...size } = shapes[shape];
  try {
    return await decodeUpload(
      file,
      async (picture) => {
        const { format } = await picture.metadata();
        if (!['png', 'jpeg', 'webp'].includes(format)) throw new Undecodable('type');
        const { data: bytes, info } = await picture
          .rotate()
          .resize({ ...size, fit, withoutEnlargement: fit === 'inside' })
          .webp({ quality: 82 })
          .toBuffer({ resolveWithObject: true });
        return { bytes, width: info.width, height: info.height };
      },
      how,
    );
  } catch (error) {
    if (error instanceof Undecodable) throw new PictureRefused(`picture_${error.reason}`);
    if (!(error instanceof DecodingBusy)) throw error;
    const { retryAfterSeconds } = error;
    throw new DomainError(503, 'pictures_busy', { retryAfterSeconds });
  }
}

/**
 * Re-encodes a picture like `asPicture`, for the field of a form.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels
 * @throws {DomainError} 503 pictures_busy
 */
export async function pictureOf(file: Blob, shape: PictureShape): Promise<DrawnPicture> {
  return asPicture(file, shape).catch((error: unknown) => {
    if (error instanceof PictureRefused) throw new InvalidFields({ picture: error.reason });
    throw error;
  });
}

/** Stores a picture under a random name in a folder; returns its path on the site. */
export async function keepPicture(
  files: Files,
  { bytes }: DrawnPicture,
  folder: 'stores' | 'reviews' | 'products' | 'returns' | 'catalogue' | 'home' | 'content',
): Promise<string> {
  const key = `${folder}/${randomUUID()}.webp`;
  await files.pictures.keep(key, bytes);
  return `${base}${key}`;
}

/** Removes a picture by its path on the site; one that was not uploaded stays. */
export async function deletePicture(files: Files, url: string): Promise<void> {
  const key = keyOf(url);
  if (key) await files.pictures.remove(key);
}

const base = '/api/uploads/';
export const keyOf = (url: string) => (url.startsWith(base) ? url.slice(base.length) : undefined);
