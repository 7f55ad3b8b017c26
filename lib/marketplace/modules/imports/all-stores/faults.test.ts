import type { Connection } from '../../../kernel/db/connection';
import { imports } from '../../../kernel/db/schema/imports';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeSeller } from '../../sellers/testing/members';
import { listImportFaults } from './faults';

describe.each(testDatabases)('faults of imported files on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('add up by source and problem, the most frequent first, in the language of the reader', async () => {
    const { db } = connection;
    const file = { locale: 'en' as const, fileName: 'f.csv', columns: [], mapping: {} };
    const createdAt = new Date('2026-11-20T06:00:00Z');
    const counted: Record<string, number>[] = [{ amount: 3, draft_without_hsn: 9 }, { amount: 4 }];
    for (const counts of counted) {
      const { store, vendorId } = await makeSeller(db);
      const of = { storeId: store.id, vendorId, format: 'shopify', createdAt } as const;
      await db.insert(imports).values([
        { ...file, ...of, problemCounts: counts },
        { ...file, ...of, problemCounts: {} },
      ]);
    }
    await db.insert(imports).values({ ...file, format: 'etsy', problemCounts: { amount: 1 } });
    const all = await listImportFaults(db, { page: 1, limit: 10, lang: 'en' });
    expect(all.total).toBe(3);
    expect(all.faults).toMatchObject([
      { format: 'shopify', problem: 'draft_without_hsn', rows: 9, files: 1, stores: 1 },
      { format: 'shopify', problem: 'amount', rows: 7, files: 2, stores: 2 },
      { format: 'etsy', problem: 'amount', rows: 1, files: 1, stores: 0 },
    ]);
    expect(all.faults[0]?.last_at).toBe(createdAt.toISOString());
    const second = await listImportFaults(db, { page: 2, limit: 2, lang: 'hi' });
    expect([second.total, second.faults.length]).toEqual([3, 1]);
    expect(second.faults[0]?.message).toMatch(/[\u0900-\u097F]/);
    const etsy = await listImportFaults(db, { format: 'etsy', page: 1, limit: 10, lang: 'en' });
    expect(etsy.faults.map((one) => one.format)).toEqual(['etsy']);
  });
});
