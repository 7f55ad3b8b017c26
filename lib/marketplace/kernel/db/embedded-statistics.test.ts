import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from './connection';
import { learnTables } from './embedded-statistics';
import { openMigratedEmbedded } from './testing/migrated';

describe('what the embedded database knows of its tables', () => {
  let opened: Connection;
  beforeAll(async () => {
    opened = await openMigratedEmbedded();
    await opened.db.execute(
      sql`create table written (owner integer, number integer, primary key (owner, number))`,
    );
  });
  afterAll(() => opened.close());

  const rowsKnown = async () => {
    const [table] = await rowsOf<{ rows: number }>(
      opened.db,
      sql`select reltuples::int as rows from pg_class where relname = 'written'`,
    );
    return table?.rows;
  };

  it('is learnt once many rows were written, and no sooner than two seconds later again', async () => {
    const write = () =>
      opened.db.execute(sql`insert into written
        select 1, n from generate_series(1, 60000) n on conflict do nothing`);
    await write();
    expect(await rowsKnown()).toBe(-1);
    await learnTables(opened.db, 0);
    expect(await rowsKnown()).toBe(60_000);
    await opened.db.execute(sql`truncate written`);
    await write();
    await learnTables(opened.db, 1999);
    expect(await rowsKnown()).toBe(-1);
    await learnTables(opened.db, 2000);
    expect(await rowsKnown()).toBe(60_000);
  });

  it('leaves out documents, whose unpacking would hold up other requests', async () => {
    await opened.db.execute(sql`create table kept (id integer primary key, document jsonb)`);
    await opened.db.execute(sql`insert into kept
      select n, jsonb_build_object('n', n) from generate_series(1, 9000) n`);
    await learnTables(opened.db, 10_000);
    const known = await rowsOf<{ name: string }>(
      opened.db,
      sql`select attname as name from pg_stats where tablename = 'kept'`,
    );
    expect(known).toEqual([{ name: 'id' }]);
  });
});
