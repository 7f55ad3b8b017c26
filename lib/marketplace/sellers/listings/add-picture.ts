import sharp from 'sharp';
import type { Database } from '../../db/connection';
import { storePictures } from '../../db/schema/listings';
import { InvalidFields } from '../../host/errors';
import type { ObjectStore } from '../../storage/object-store';
import { asPicture, keepPicture, PictureRefused } from '../../storage/pictures';

/**
 * Keeps a picture for a store's listings: drawn anew, without what else was in the file.
 * @throws {InvalidFields} picture_type, picture_too_big
 */
export async function addStorePicture(
  db: Database,
  files: ObjectStore,
  { storeId, file }: { storeId: number; file: Blob },
): Promise<{ url: string; width: number; height: number }> {
  const drawn = await asPicture(file, 'product').catch((error: unknown) => {
    if (error instanceof PictureRefused) throw new InvalidFields({ picture: error.reason });
    throw error;
  });
  const { width, height } = await sharp(drawn).metadata();
  const url = await keepPicture(files, drawn, 'products');
  await db.insert(storePictures).values({ storeId, url, width, height });
  return { url, width, height };
}
