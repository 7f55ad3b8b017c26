import { and, inArray, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { importChoices, imports } from '../../kernel/db/schema/imports';
import type { PrivateFiles } from '../../kernel/storage/private-files';

const day = 24 * 3600 * 1000;
const finished = ['done', 'cancelled', 'failed', 'undone'] as const;
const running = ['checking', 'applying', 'undoing'] as const;
/** Of a round, so that none takes long. */
const most = 50;

/**
 * Removes the files of finished imports (of parked ones after a week), imports that wait for their store since a week, and finished ones with their
 * reports after 30 days.
 * @returns how many were removed
 */
export async function cleanUpImports(
  db: Database,
  files: PrivateFiles,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const withFile = await db
    .select({ id: imports.id, fileKey: imports.fileKey })
    .from(imports)
    .where(
      and(
        isNotNull(imports.fileKey),
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
  for (const { fileKey } of withFile) if (fileKey) await files.remove(fileKey);
  const ids = withFile.map(({ id }) => id);
  if (ids.length) await db.update(imports).set({ fileKey: null }).where(inArray(imports.id, ids));
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
  // What was said for one file alone goes with it.
  await db
    .delete(importChoices)
    .where(and(ne(importChoices.ofImport, 0), lt(importChoices.usedAt, before(30))));
  return deleted.length + ids.length;
}
