import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './connection';
import { isEmbedded } from './embedded-statements';
import { transact } from './transaction';

/** Milliseconds between two checks of the tables' sizes. */
const interval = 2000;
/**
 * Statistics target, instead of PostgreSQL's 100: analysing a table delays other requests by only some
 * milliseconds.
 */
const detail = 5;

const looked = new WeakMap<Database, number>();

/**
 * Analyses tables of the embedded database that have grown by half since the last time, for callers that
 * write many rows: without statistics it reads such tables whole, page after page. PostgreSQL does this by
 * itself (autovacuum).
 * @param now milliseconds of a clock that only goes forward
 */
export async function learnTables(db: Database, now = performance.now()): Promise<void> {
  if (!isEmbedded(db) || now - (looked.get(db) ?? Number.NEGATIVE_INFINITY) < interval) return;
  looked.set(db, now);
  // Documents are left out: unpacking them takes most of the time, and no plan depends on what they hold.
  const grown = await rowsOf<{ name: string; columns: string | null }>(
    db,
    sql`select oid::regclass::text as name, (
          select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped
            and atttypid not in ('jsonb'::regtype, 'tsvector'::regtype)
        ) as columns
        from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and pg_relation_size(oid) / current_setting('block_size')::int > 1.5 * greatest(relpages, 0) + 20`,
  );
  for (const { name, columns } of grown) {
    await transact(db, async (tx) => {
      await tx.execute(sql`set local default_statistics_target = ${sql.raw(String(detail))}`);
      await tx.execute(sql.raw(`analyze ${name}${columns ? ` (${columns})` : ''}`));
    });
  }
}
