import pLimit from 'p-limit';
import type { Database } from '../../../kernel/db/connection';
import { importedPictures } from '../../../kernel/db/schema/imports';
import { storePictures } from '../../../kernel/db/schema/listings';
import { transact } from '../../../kernel/db/transaction';
import { asPicture, type Files, keepPicture, PictureRefused } from '../../files';
import { type FetchOptions, fetchPictureUrl, PictureNotFetched } from './fetch-picture';
import { knownPictures, type PictureAnswer, type PictureSource } from './resolve';

export type PictureKeeping = {
  db: Database;
  storeId: number;
  files: Files;
  fetching?: FetchOptions;
  /** Asked before each picture; once true, no more are fetched, and the answers are not complete. */
  isOver?: () => boolean;
};

/** Fetched and drawn at once. */
const atOnce = 4;

/**
 * Fetches and keeps the pictures that the store does not have yet, drawn anew as uploads are; what cannot be had is
 * answered with its reason.
 */
export async function keepPictures(
  { db, storeId, files, fetching, isOver }: PictureKeeping,
  sources: ReadonlyMap<string, PictureSource>,
): Promise<Map<string, PictureAnswer>> {
  const answers = await knownPictures(db, storeId, sources);
  const limit = pLimit(atOnce);
  /** Two names of one picture are one picture. */
  const byKey = new Map<string, Promise<PictureAnswer>>();
  const wanted = [...sources].filter(([name]) => !answers.has(name));
  await Promise.all(
    wanted.map(async ([name, source]) => {
      if (!('key' in source)) return;
      const kept = byKey.get(source.key) ?? limit(() => keepOne(source));
      byKey.set(source.key, kept);
      answers.set(name, await kept);
    }),
  );
  return answers;

  async function keepOne(source: Extract<PictureSource, { key: string }>): Promise<PictureAnswer> {
    if (isOver?.()) return { code: 'picture_unreachable' };
    try {
      const bytes =
        source.kind === 'address'
          ? await fetchPictureUrl(source.url.href, fetching)
          : await source.read();
      const drawn = await asPicture(new Blob([new Uint8Array(bytes)]), 'product', {
        isPatient: true,
      });
      const { width, height } = drawn;
      const url = await keepPicture(files, drawn, 'products');
      await transact(db, async (tx) => {
        await tx.insert(storePictures).values({ storeId, url, width, height });
        await tx
          .insert(importedPictures)
          .values({ storeId, source: source.key, url })
          .onConflictDoUpdate({
            target: [importedPictures.storeId, importedPictures.source],
            set: { url },
          });
      });
      return { url };
    } catch (error) {
      if (error instanceof PictureNotFetched) return { code: error.code };
      if (error instanceof PictureRefused) return { code: error.reason };
      throw error;
    }
  }
}
