import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from './connection';
import { migrate } from './migrate';
import { testDatabases } from './testing/databases';

const files = [
  'CREATE TABLE "kites" ("id" bigint, "colour" text);',
  `-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "kites_colour_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "kites_colour_key" ON "kites" ("colour");`,
  'ALTER TABLE "kites" ADD COLUMN "tail" text;',
];

describe.each(testDatabases)('a migration outside a transaction on $name', ({ open }) => {
  let connection: Connection;
  let folder: string;
  beforeEach(async () => {
    connection = await open();
    folder = mkdtempSync(join(tmpdir(), 'haat-migrations-'));
  });
  afterEach(async () => {
    await connection.close();
    rmSync(folder, { recursive: true });
  });

  /** Writes the first `count` of `files` as a folder of migrations. */
  function set(count: number) {
    mkdirSync(join(folder, 'meta'), { recursive: true });
    const entries = files.slice(0, count).map((text, idx) => {
      writeFileSync(join(folder, `000${idx}_kites.sql`), text);
      return { idx, version: '7', when: idx + 1, tag: `000${idx}_kites`, breakpoints: true };
    });
    writeFileSync(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    return { migrationsFolder: folder, migrationsTable: '__kites' };
  }

  const validIndexes = async () =>
    (
      await rowsOf<{ name: string }>(
        connection.db,
        sql`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
          where i.indrelid = 'kites'::regclass and i.indisvalid`,
      )
    ).map(({ name }) => name);
  const noted = async () =>
    (await rowsOf(connection.db, sql`select 1 from drizzle.__kites`)).length;

  it('runs between those before and behind it, once', async () => {
    await migrate(connection, set(3));
    await migrate(connection, set(3));
    expect(await validIndexes()).toEqual(['kites_colour_key']);
    expect(await noted()).toBe(3);
    await connection.db.execute(sql`select tail from kites`);
  });

  it('runs once, however many processes start', async () => {
    const all = set(3);
    await Promise.all([1, 2, 3].map(() => migrate(connection, all)));
    expect([await validIndexes(), await noted()]).toEqual([['kites_colour_key'], 3]);
  });

  it('runs again from its beginning when it has failed, and nothing behind it before', async () => {
    await migrate(connection, set(1));
    await connection.db.execute(sql`insert into kites values (1, 'red'), (2, 'red')`);
    await expect(migrate(connection, set(3))).rejects.toThrow();
    expect([await validIndexes(), await noted()]).toEqual([[], 1]);
    await connection.db.execute(sql`delete from kites where id = 2`);
    await migrate(connection, set(3));
    expect([await validIndexes(), await noted()]).toEqual([['kites_colour_key'], 3]);
  });
});
