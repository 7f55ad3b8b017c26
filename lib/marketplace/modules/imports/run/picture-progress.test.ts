import { eq } from 'drizzle-orm';
import type { Connection } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { imports } from '../../../kernel/db/schema/imports';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { notePictures, pictureProgress } from './picture-progress';

describe.each(testDatabases)('the progress of pictures on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('goes on behind what was noted before, beside the rest of the layout', async () => {
    const { db } = connection;
    const layout = { certainty: 'sure', pictures: { wanted: 9, done: 0, failed: 0 } } as const;
    const file = { locale: 'en', fileName: 'f.csv', format: 'haat', columns: [], mapping: {} };
    const { id } = firstRow(
      await db
        .insert(imports)
        .values({ ...(file as typeof imports.$inferInsert), layout })
        .returning(),
    );
    const read = async () => firstRow(await db.select().from(imports).where(eq(imports.id, id)));
    await notePictures(db, id, { wanted: 9, done: 4, failed: 1 });
    const progress = pictureProgress(db, await read());
    await progress.onAnswer({ url: '/media/a.webp' });
    await progress.onAnswer({ code: 'picture_slow' });
    await progress.finish(db);
    expect((await read()).layout).toEqual({
      certainty: 'sure',
      pictures: { wanted: 9, done: 6, failed: 2 },
    });
  });
});
