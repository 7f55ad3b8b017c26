import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ReturnPicture } from '@/lib/contract/schemas/returns/view';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { returnPictures } from '../../kernel/db/schema/returns';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { deletePicture, type Files, keepPicture, pictureOf } from '../files';

/** The most unused pictures of an owner; unused ones are deleted after a day. */
const mostUnused = 15;
const unusedFor = 24 * 3600 * 1000;
/** The most pictures in a round, so that none takes long. */
const most = 200;

/** The owner of a picture: a shopper, or a store. */
export type PictureOwner = { userId: number } | { storeId: number };

const ownedBy = (owner: PictureOwner) =>
  'userId' in owner
    ? eq(returnPictures.userId, owner.userId)
    : eq(returnPictures.storeId, owner.storeId);

const unusedOf = (owner: PictureOwner) => and(ownedBy(owner), isNull(returnPictures.returnId));

/**
 * Stores a picture for a return or its refusal that is being written: redrawn, without the file's other
 * contents.
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
 * Removes a picture that belongs to no return yet.
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
  /** The maximum, from the settings. */
  most: number;
};

/**
 * Attaches uploaded pictures (ids, in their order) to a return.
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
