import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { type ImportLayout, imports } from '../../../kernel/db/schema/imports';
import type { PictureAnswer } from '../pictures/resolve';
import type { Import } from './lease';

type Pictures = NonNullable<ImportLayout['pictures']>;

/** Milliseconds between two notes of the progress. */
const interval = 1_000;

/** Writes how many pictures of an import are to be fetched, and were. */
export async function notePictures(db: Database, id: number, pictures: Pictures): Promise<void> {
  const noted = JSON.stringify({ pictures });
  await db
    .update(imports)
    .set({ layout: sql`${imports.layout} || ${noted}::jsonb` })
    .where(eq(imports.id, id));
}

/** Counts the pictures of an import while they are kept, and notes the counts once a second. */
export function pictureProgress(db: Database, { id, layout }: Pick<Import, 'id' | 'layout'>) {
  const told: Pictures = { wanted: 0, done: 0, failed: 0, ...layout.pictures };
  let noted = performance.now();
  return {
    async onAnswer(answer: PictureAnswer) {
      told.done++;
      if ('code' in answer) told.failed++;
      if (performance.now() - noted < interval) return;
      noted = performance.now();
      await notePictures(db, id, told);
    },
    async finish(tx: Database) {
      if (told.done) await notePictures(tx, id, told);
    },
  };
}
