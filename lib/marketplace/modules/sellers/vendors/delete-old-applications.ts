import { lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { storeApplications } from '../../../kernel/db/schema/stores';
import type { Files } from '../../files';
import { removePictures } from './submit-application';

/** Deletes applications made before a time, with the pictures of those that became no store. Returns how many. */
export async function deleteOldApplications(
  db: Database,
  files: Files,
  before: Date,
): Promise<number> {
  const old = await db
    .delete(storeApplications)
    .where(lt(storeApplications.createdAt, before))
    .returning();
  const unconfirmed = old.filter(({ confirmedAt }) => confirmedAt === null);
  if (unconfirmed.length === 0) return old.length;
  for (const application of unconfirmed) await removePictures(files, application);
  return old.length;
}
