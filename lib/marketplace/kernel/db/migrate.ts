import { resolve } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Connection, type Database, rowsOf } from './connection';

/** A folder of migrations with the table that notes which of them have run. */
export type MigrationSet = { migrationsFolder: string; migrationsTable?: string };

const marketplace: MigrationSet = {
  migrationsFolder: resolve('lib/marketplace/kernel/db/migrations'),
};

/**
 * Brings the tables of a migration set, by default the marketplace's, up to date, or leaves all as it was.
 * Repeating it does nothing; of several processes one migrates while the others wait. The tables it notes them
 * in are those of Drizzle's own migrator, which takes no lock.
 */
export async function migrate({ db }: Connection, set = marketplace): Promise<void> {
  const { migrationsTable = '__drizzle_migrations' } = set;
  const table = sql`drizzle.${sql.identifier(migrationsTable)}`;
  await createIfMissing(db, sql`create schema if not exists drizzle`);
  await createIfMissing(
    db,
    sql`create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in exclusive mode`);
    const [last] = await rowsOf<{ at: string | null }>(
      tx,
      sql`select max(created_at) as at from ${table}`,
    );
    for (const { folderMillis, hash, sql: statements } of readMigrationFiles(set)) {
      if (folderMillis <= Number(last?.at ?? 0)) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into ${table} (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
  });
}

/** `if not exists` fails where another process creates the same at the same time; the second try finds it. */
async function createIfMissing(db: Database, statement: SQL): Promise<void> {
  await db.execute(statement).catch(() => db.execute(statement));
}

/**
 * Whether trigrams work on Devanagari: under `lc_ctype=C` PostgreSQL takes no letter of it for one,
 * and a search in Hindi finds nothing.
 */
export async function trigramsReadHindi({ db }: Connection): Promise<boolean> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select cardinality(show_trgm('कुर्ता'))::int as n`,
  );
  return (row?.n ?? 0) > 0;
}
