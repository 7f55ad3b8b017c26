import { and, eq, inArray, isNotNull, isNull, lt, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { importChoices, imports } from '../../kernel/db/schema/imports';
import { eachRow, isFaulty } from '../../kernel/jobs/each-row';
import type { Files } from '../files';

const job = 'files of imports';
const day = 24 * 3600 * 1000;
const finished = ['done', 'cancelled', 'failed', 'undone'] as const;
const running = ['checking', 'applying', 'undoing'] as const;
/** Maximum number of imports in a round, which keeps rounds short. */
const most = 50;

/**
 * Removes the files of finished imports (of parked ones after a week), imports that have waited for their store
 * for a week, and finished ones with their reports after 30 days.
 * @returns the number of removed imports and files
 */
export async function cleanUpImports(db: Database, files: Files, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const withFile = await db
    .select({ id: imports.id, fileKey: imports.fileKey })
    .from(imports)
    .where(
      and(
        isNotNull(imports.fileKey),
        not(isFaulty(job, sql`${imports.id}`, now)),
        or(
          and(inArray(imports.state, [...finished]), isNull(imports.parkedState)),
          and(isNotNull(imports.parkedState), lt(imports.createdAt, before(7))),
          and(
            notInArray(imports.state, [...finished, ...running]),
            lt(imports.createdAt, before(7)),
          ),
        ),
      ),
    )
    .limit(most);
  const removed = await eachRow(db, job, withFile, {
    now,
    subject: ({ id }) => id,
    work: async ({ id, fileKey }) => {
      if (fileKey) await files.privateFiles.remove(fileKey);
      await db.update(imports).set({ fileKey: null }).where(eq(imports.id, id));
      return 1;
    },
  });
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        or(inArray(imports.state, [...finished]), lt(imports.createdAt, before(7))),
        notInArray(imports.state, [...running]),
        or(lt(imports.createdAt, before(30)), inArray(imports.state, ['mapping', 'checked'])),
      ),
    )
    .limit(most);
  const deleted = await db
    .delete(imports)
    .where(inArray(imports.id, old))
    .returning({ id: imports.id });
  // The choices made for one file only are removed with it.
  await db
    .delete(importChoices)
    .where(and(ne(importChoices.ofImport, 0), lt(importChoices.usedAt, before(30))));
  return deleted.length + removed;
}
