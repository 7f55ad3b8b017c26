import { sql } from 'drizzle-orm';
import { metricsText } from '@/lib/metrics/registry';
import type { Database } from './connection';
import { testDatabases } from './testing/databases';

describe.each(testDatabases)('statements on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const count = async (kind: string) => {
    const { body } = await metricsText();
    return Number(
      body.match(new RegExp(`haat_sql_seconds_count\\{kind="${kind}"\\} (\\d+)`))?.[1] ?? 0,
    );
  };

  it('are timed by kind, also those that fail', async () => {
    const db: Database = opened.db;
    const before = [await count('select'), await count('update')];
    await db.execute(sql`select 1`);
    await db.execute(sql`update no_such_table set n = 1`).catch(() => {});
    const after = [await count('select'), await count('update')];
    expect(after.map((n, index) => n - (before[index] ?? 0))).toEqual([1, 1]);
  });
});
