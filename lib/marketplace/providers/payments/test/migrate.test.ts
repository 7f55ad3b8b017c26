import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { hasTestProvider } from '../../../audit/rules/test-provider';
import type { Connection } from '../../../kernel/db/connection';
import { migrate } from '../../../kernel/db/migrate';
import { openEmptyTestDatabase } from '../../../kernel/db/testing/databases';
import { migrateTestProvider } from './migrate';
import { providerKeys } from './schema';

const released = 'lib/marketplace/kernel/db/migrations';

/** The main migrations as a release before the test provider had a set of its own knew them. */
function earlierSet(folder: string): string {
  const journal = JSON.parse(readFileSync(join(released, 'meta/_journal.json'), 'utf8'));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx < 8);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) {
    copyFileSync(join(released, `${tag}.sql`), join(folder, `${tag}.sql`));
  }
  return folder;
}

describe("the test provider's tables", () => {
  let connection: Connection;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haat-migrations-'));
    connection = await openEmptyTestDatabase();
  });
  afterEach(async () => {
    await connection.close();
    rmSync(folder, { recursive: true });
  });

  const key = { id: 1, keySecret: 'key', webhookSecret: 'webhook' };

  it('are made where it is used and nowhere else, once', async () => {
    await migrate(connection);
    expect(await hasTestProvider(connection.db)).toBe(false);
    await migrateTestProvider(connection);
    await migrateTestProvider(connection);
    await connection.db.insert(providerKeys).values(key);
    expect(await connection.db.select().from(providerKeys)).toEqual([key]);
  });

  it('go from an earlier installation that never used it', async () => {
    await migrate(connection, { migrationsFolder: earlierSet(folder) });
    expect(await hasTestProvider(connection.db)).toBe(true);
    await migrate(connection);
    expect(await hasTestProvider(connection.db)).toBe(false);
  });

  it('stay with their rows where an earlier installation used it', async () => {
    await migrate(connection, { migrationsFolder: earlierSet(folder) });
    await connection.db.insert(providerKeys).values(key);
    await connection.db.execute(
      sql`insert into standin_orders (id, amount, currency, notes) values ('order_1', 100, 'INR', '{}')`,
    );
    await migrate(connection);
    await migrateTestProvider(connection);
    expect(await connection.db.select().from(providerKeys)).toEqual([key]);
    const { rows } = await connection.db
      .execute(sql`select id from standin_orders`)
      .then((answer) => answer as { rows: unknown[] });
    expect(rows).toEqual([{ id: 'order_1' }]);
  });
});
