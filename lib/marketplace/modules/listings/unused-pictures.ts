import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { importedPictures } from '../../kernel/db/schema/imports';
import { listingRevisions, listings, storePictures } from '../../kernel/db/schema/listings';
import { orderItems } from '../../kernel/db/schema/orders';
import { transact } from '../../kernel/db/transaction';
import { deletePicture, type Files } from '../files';

const day = 24 * 3600 * 1000;
/** Minimum age of a picture before its deletion, and the pause before a picture in use is checked again. */
const unusedFor = 14 * day;
const lookedAtEvery = 7 * day;
/** Maximum number of a store's pictures in a round. */
const most = 5000;

/**
 * Deletes pictures of one store that no draft, product, revision or order shows, two weeks after their upload.
 * @returns the number of deleted pictures
 */
export async function deleteUnusedStorePictures(
  db: Database,
  files: Files,
  now: Date,
): Promise<number> {
  const before = (time: number) =>
    sql`${new Date(now.getTime() - time).toISOString()}::timestamptz`;
  const isDue = sql`${storePictures.createdAt} < ${before(unusedFor)}
    and coalesce(${storePictures.checkedAt}, '-infinity') < ${before(lookedAtEvery)}`;
  const deleted = await transact(db, async (tx) => {
    const due = await tx
      .select({ id: storePictures.id, storeId: storePictures.storeId, url: storePictures.url })
      .from(storePictures)
      .where(
        and(
          isDue,
          sql`${storePictures.storeId} = (select store_id from store_pictures
            where created_at < ${before(unusedFor)}
              and coalesce(checked_at, '-infinity') < ${before(lookedAtEvery)} limit 1)`,
        ),
      )
      .limit(most)
      .for('update', { skipLocked: true });
    const [first] = due;
    if (!first) return [];
    const used = await usedPictures(tx, first.storeId);
    const unused = due.filter(({ url }) => !used.has(url));
    const kept = due.filter(({ url }) => used.has(url)).map(({ id }) => id);
    if (kept.length) {
      await tx.update(storePictures).set({ checkedAt: now }).where(inArray(storePictures.id, kept));
    }
    if (unused.length) {
      const urls = unused.map(({ url }) => url);
      await tx.delete(storePictures).where(inArray(storePictures.url, urls));
      // A later import has to fetch these pictures again.
      const ofStore = eq(importedPictures.storeId, first.storeId);
      await tx.delete(importedPictures).where(and(ofStore, inArray(importedPictures.url, urls)));
    }
    return unused;
  });
  for (const { url } of deleted) await deletePicture(files, url);
  return deleted.length;
}

/** Returns the addresses of pictures in a document, as rows of `picture`. */
const picturesIn = (document: typeof listings.draft | typeof listingRevisions.document) =>
  sql`lateral (
    select jsonb_path_query(${document}, '$.pictures[*].images[*]') #>> '{}' as picture
    union all select jsonb_path_query(${document}, '$.skus[*].pictures[*]') #>> '{}') d`;

async function usedPictures(tx: Database, storeId: number): Promise<Set<string>> {
  const ofStore = sql`${products.storeId} = ${storeId}`;
  const rows = await rowsOf<{ picture: string }>(
    tx,
    sql`select ${productMedia.url} as picture from ${productMedia}
        join ${products} on ${products.id} = ${productMedia.productId} where ${ofStore}
      union select ${orderItems.image} from ${orderItems}
        join ${products} on ${products.id} = ${orderItems.productId}
        where ${ofStore} and ${orderItems.image} is not null
      union select d.picture from ${listings}, ${picturesIn(listings.draft)}
        where ${listings.storeId} = ${storeId}
      union select d.picture from ${listingRevisions}
        join ${listings} on ${listings.id} = ${listingRevisions.listingId},
        ${picturesIn(listingRevisions.document)}
        where ${listings.storeId} = ${storeId}`,
  );
  return new Set(rows.map(({ picture }) => picture));
}
