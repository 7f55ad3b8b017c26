import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from './connection';

const migrationsFolder = resolve('lib/marketplace/db/migrations');

/** Brings the schema up to date; running it again does nothing. */
export async function migrate({ db, kind }: Connection): Promise<void> {
  const { migrate: run } =
    kind === 'embedded'
      ? await import('drizzle-orm/pglite/migrator')
      : await import('drizzle-orm/node-postgres/migrator');
  await run(db as never, { migrationsFolder });
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
