import { sql } from 'drizzle-orm';
import type { Database } from '../connection';

/**
 * Makes the database refuse this change of a table, as a bug or a damaged row would.
 * @param when the rows, as SQL over `new` and `old`
 * @returns a function that heals it
 */
export async function poison(db: Database, table: string, event: string, when: string) {
  const name = `poison_${table}`;
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'poisoned'; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger ${name} before ${event} on ${table}
      for each row when (${when}) execute function ${name}()`),
  );
  return () => db.execute(sql.raw(`drop function ${name} cascade`));
}
