import { eq } from 'drizzle-orm';
import { documentLimits } from '@/lib/contract/schemas/seller/listing-document';
import type { Connection } from '../../../kernel/db/connection';
import { importRows } from '../../../kernel/db/schema/imports';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { openImportDesk } from '../testing/import-desk';
import { nextChunk } from './chunk';

describe.each(testDatabases)('the rows that are judged together on $name', ({ open }) => {
  let connection: Connection;
  let desk: Awaited<ReturnType<typeof openImportDesk>>;
  beforeAll(async () => {
    connection = await open();
    desk = await openImportDesk(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    desk.close();
    await connection.close();
  });

  it.each<[string, (row: number) => string]>([
    ['of one SKU', (row) => `KURTA-1,,Kurta,900,800,${row}`],
    ['of one listing', (row) => `KURTA-${row},SET-1,Kurta,900,800,3`],
  ])('are never more than a listing takes, of 3,000 %s', async (_, cells) => {
    const { db } = connection;
    const lines = Array.from({ length: 3000 }, (_, row) => cells(row));
    const file = ['sku,listing_code,name,mrp,price,stock', ...lines].join('\n');
    const { id } = await desk.check(file);
    const of = eq(importRows.importId, id);
    const rows = await db.select().from(importRows).where(of);
    expect(rows).toHaveLength(3000);
    const beyond = rows.filter(({ problems }) =>
      problems.some(({ code }) => code === 'too_many_rows'),
    );
    expect(beyond).toHaveLength(3000 - documentLimits.skus);
    expect(beyond.every(({ outcome }) => outcome === 'faulty')).toBe(true);
    // Reopens the rows, as if none had been judged.
    await db.update(importRows).set({ outcome: null }).where(of);
    const open = { id, storeId: desk.store.id, state: 'checking' as const, groupsDone: 0 };
    const chunk = await nextChunk(db, open, 200);
    expect(chunk?.stores.get(desk.store.id)).toHaveLength(documentLimits.skus);
    expect(
      await nextChunk(db, { ...open, groupsDone: chunk?.lastGroup ?? 0 }, 200),
    ).toBeUndefined();
  });
});
