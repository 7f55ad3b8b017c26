import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ReviewPicture } from '@/lib/contract/schemas/reviews';
import type { Database } from '../../kernel/db/connection';
import { reviewPictures } from '../../kernel/db/schema/reviews';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { deletePicture, type Files, keepPicture, pictureOf } from '../files';

/** The most unused pictures of a shopper; unused ones are deleted after a day. */
const mostUnused = 15;
const unusedFor = 24 * 3600 * 1000;
/** The most pictures in a round, so that none takes long. */
const most = 200;

/**
 * Stores a picture for the review that the shopper is writing: redrawn, without the file's other contents.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels
 * @throws {DomainError} 409 too_many_unused_pictures
 */
export async function addPicture(
  db: Database,
  files: Files,
  { userId, file }: { userId: number; file: Blob },
): Promise<ReviewPicture> {
  const unused = and(eq(reviewPictures.userId, userId), isNull(reviewPictures.reviewId));
  if ((await db.$count(reviewPictures, unused)) >= mostUnused) {
    throw new DomainError(409, 'too_many_unused_pictures');
  }
  const drawn = await pictureOf(file, 'review');
  const { width, height } = drawn;
  const url = await keepPicture(files, drawn, 'reviews');
  const [kept] = await db
    .insert(reviewPictures)
    .values({ userId, url, width, height })
    .returning({ id: reviewPictures.id });
  if (!kept) throw new Error('a picture was not noted');
  return { id: kept.id, image: url, width, height };
}

/**
 * Removes a picture that its shopper has not published.
 * @throws {NotFound} no_such_file, also for a published one or somebody else's
 */
export async function removePicture(
  db: Database,
  files: Files,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  const [removed] = await db
    .delete(reviewPictures)
    .where(
      and(
        eq(reviewPictures.id, id),
        eq(reviewPictures.userId, userId),
        isNull(reviewPictures.reviewId),
      ),
    )
    .returning({ url: reviewPictures.url });
  if (!removed) throw new NotFound('no_such_file');
  await deletePicture(files, removed.url);
}

/**
 * Attaches a shopper's uploaded pictures (ids, in their order) to the review that is being written.
 * @throws {InvalidFields} picture_gone for one that is not theirs, or no longer there
 */
export async function usePictures(
  tx: Database,
  { userId, reviewId, pictures }: { userId: number; reviewId: number; pictures: number[] },
): Promise<void> {
  for (const [index, id] of pictures.entries()) {
    const used = await tx
      .update(reviewPictures)
      .set({ reviewId, position: index + 1 })
      .where(
        and(
          eq(reviewPictures.id, id),
          eq(reviewPictures.userId, userId),
          isNull(reviewPictures.reviewId),
        ),
      )
      .returning({ id: reviewPictures.id });
    if (!used.length) throw new InvalidFields({ pictures: 'picture_gone' });
  }
}

/** Detaches the pictures from the reviews of a shopper who leaves; the next clean-up deletes them. */
export async function withdrawPictures(tx: Database, userId: number): Promise<void> {
  await tx
    .update(reviewPictures)
    .set({ reviewId: null, position: null, createdAt: new Date(0) })
    .where(eq(reviewPictures.userId, userId));
}

/** Deletes pictures that have been without a review for a day; returns how many. */
export async function deleteUnusedPictures(db: Database, files: Files, now: Date): Promise<number> {
  const old = db
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .where(
      and(
        isNull(reviewPictures.reviewId),
        lt(reviewPictures.createdAt, new Date(now.getTime() - unusedFor)),
      ),
    )
    .limit(most);
  const deleted = await db
    .delete(reviewPictures)
    .where(inArray(reviewPictures.id, old))
    .returning({ url: reviewPictures.url });
  for (const { url } of deleted) await deletePicture(files, url);
  return deleted.length;
}
