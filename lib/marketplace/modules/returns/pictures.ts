import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ReturnPicture } from '@/lib/api/schemas/returns/view';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { returnPictures } from '../../kernel/db/schema/returns';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { deletePicture, type Files, keepPicture, pictureOf } from '../files';

/** Pictures that somebody may have uploaded without using them; unused ones go after a day. */
const mostUnused = 15;
const unusedFor = 24 * 3600 * 1000;
/** Of a round, so that none takes long. */
const most = 200;

/** Whose a picture is: a shopper's, or a store's. */
export type PictureOwner = { userId: number } | { storeId: number };

const ownedBy = (owner: PictureOwner) =>
  'userId' in owner
    ? eq(returnPictures.userId, owner.userId)
    : eq(returnPictures.storeId, owner.storeId);

const unusedOf = (owner: PictureOwner) => and(ownedBy(owner), isNull(returnPictures.returnId));

/**
 * Keeps a picture for a return or its refusal that is being written: drawn anew, without what else was in
 * the file.
 * @throws {InvalidFields} picture_type, picture_too_big, picture_pixels
 * @throws {DomainError} 409 too_many_unused_pictures
 */
export async function addPicture(
  db: Database,
  files: Files,
  { owner, file }: { owner: PictureOwner; file: Blob },
): Promise<ReturnPicture> {
  if ((await db.$count(returnPictures, unusedOf(owner))) >= mostUnused) {
    throw new DomainError(409, 'too_many_unused_pictures');
  }
  const drawn = await pictureOf(file, 'review');
  const { width, height } = drawn;
  const url = await keepPicture(files, drawn, 'returns');
  const kept = await db
    .insert(returnPictures)
    .values({ ...owner, url, width, height })
    .returning({ id: returnPictures.id });
  return { id: firstRow(kept).id, image: url, width, height };
}

/**
 * Removes a picture that no return has yet.
 * @throws {NotFound} no_such_file, also for somebody else's
 */
export async function removePicture(
  db: Database,
  files: Files,
  { owner, id }: { owner: PictureOwner; id: number },
): Promise<void> {
  const [removed] = await db
    .delete(returnPictures)
    .where(and(eq(returnPictures.id, id), unusedOf(owner)))
    .returning({ url: returnPictures.url });
  if (!removed) throw new NotFound('no_such_file');
  await deletePicture(files, removed.url);
}

type Attaching = {
  returnId: number;
  owner: PictureOwner;
  pictures: number[];
  /** As many as the settings allow. */
  most: number;
};

/**
 * Puts uploaded pictures (ids, in their order) under a return.
 * @throws {InvalidFields} return_pictures_many; picture_gone for one that is not theirs, or no longer there
 */
export async function attachPictures(
  tx: Database,
  { returnId, owner, pictures, most: allowed }: Attaching,
): Promise<void> {
  if (pictures.length > allowed) throw new InvalidFields({ pictures: 'return_pictures_many' });
  for (const [index, id] of pictures.entries()) {
    const used = await tx
      .update(returnPictures)
      .set({ returnId, position: index + 1 })
      .where(and(eq(returnPictures.id, id), unusedOf(owner)))
      .returning({ id: returnPictures.id });
    if (!used.length) throw new InvalidFields({ pictures: 'picture_gone' });
  }
}

/** Deletes pictures that have been without a return for a day; returns how many. */
export async function deleteUnusedReturnPictures(
  db: Database,
  files: Files,
  now: Date,
): Promise<number> {
  const old = db
    .select({ id: returnPictures.id })
    .from(returnPictures)
    .where(
      and(
        isNull(returnPictures.returnId),
        lt(returnPictures.createdAt, new Date(now.getTime() - unusedFor)),
      ),
    )
    .limit(most);
  const deleted = await db
    .delete(returnPictures)
    .where(inArray(returnPictures.id, old))
    .returning({ url: returnPictures.url });
  for (const { url } of deleted) await deletePicture(files, url);
  return deleted.length;
}
