import { sql } from 'drizzle-orm';
import { hasTestProvider } from '../../../audit/rules/test-provider';
import { rowsOf } from '../../../kernel/db/connection';
import { migrate } from '../../../kernel/db/migrate';
import { openEmptyTestDatabase, openTestDatabase } from '../../../kernel/db/testing/databases';
import { migrateTestProvider } from './migrate';
import { providerKeys } from './schema';

const key = { id: 1, keySecret: 'key', webhookSecret: 'webhook' };

describe("the test provider's tables", () => {
  it('are made where it is used and nowhere else, once', async () => {
    const connection = await openEmptyTestDatabase();
    await migrate(connection);
    expect(await hasTestProvider(connection.db)).toBe(false);
    await migrateTestProvider(connection);
    await migrateTestProvider(connection);
    await connection.db.insert(providerKeys).values(key);
    expect(await connection.db.select().from(providerKeys)).toEqual([key]);
    await connection.close();
  });

  it('stay with their rows where the migrations before the baseline made them', async () => {
    const connection = await openTestDatabase();
    const { db } = connection;
    await db.insert(providerKeys).values(key);
    const notes = sql`select hash from drizzle.__test_provider_migrations`;
    const baseline = await rowsOf(db, notes);
    await db.execute(sql`drop table standin_shipments, standin_clock`);
    await db.execute(sql`delete from drizzle.__test_provider_migrations`);
    await db.execute(sql`insert into drizzle.__test_provider_migrations (hash, created_at) values
      ('1e8dcd479daea347e7a629739e3dff8321bfe1f2a9801c4c67fc5d24ce8dc0d6', 1795358024934),
      ('682a3d09dbf9c00fd12f354a714286240ae314595b2fd57e8def522d38b9923c', 1795441333809)`);
    await migrateTestProvider(connection);
    expect(await rowsOf(db, notes)).toEqual(baseline);
    expect(await db.select().from(providerKeys)).toEqual([key]);
    await connection.close();
  });
});
