import type { Database } from '../../kernel/db/connection';
import { storePictures } from '../../kernel/db/schema/listings';
import { type Files, keepPicture, pictureOf } from '../files';

/**
 * Stores a picture for a store's listings, redrawn without any other contents of the file.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels
 */
export async function addStorePicture(
  db: Database,
  files: Files,
  { storeId, file }: { storeId: number; file: Blob },
): Promise<{ url: string; width: number; height: number }> {
  const drawn = await pictureOf(file, 'product');
  const { width, height } = drawn;
  const url = await keepPicture(files, drawn, 'products');
  await db.insert(storePictures).values({ storeId, url, width, height });
  return { url, width, height };
}
