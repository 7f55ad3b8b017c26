import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from './connection';

/** A folder of migrations with the table that notes which of them have run. */
export type MigrationSet = { migrationsFolder: string; migrationsTable?: string };

const marketplace: MigrationSet = { migrationsFolder: resolve('lib/marketplace/db/migrations') };

/** Brings the tables of a migration set, by default the marketplace's, up to date; repeating it does nothing. */
export async function migrate({ db, kind }: Connection, set = marketplace): Promise<void> {
  const { migrate: run } =
    kind === 'embedded'
      ? await import('drizzle-orm/pglite/migrator')
      : await import('drizzle-orm/node-postgres/migrator');
  await run(db as never, set);
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
