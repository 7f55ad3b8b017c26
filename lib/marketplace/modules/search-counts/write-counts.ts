import { eq, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { log } from '@/lib/log/log';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { searchCounts, unmetSearches } from '../../kernel/db/schema/search';
import { eachRow, forgetFaults, heldBack } from '../../kernel/jobs/each-row';
import { keepCounts, takeCounts } from './count-search';
import { firstKept } from './list-counts';
import { keepUnmet, takeUnmet } from './unmet-searches';

const job = 'search counts';
const perStatement = 500;

/**
 * Adds the counts in memory to the day's rows, and deletes old days. A text that cannot be written is
 * recorded as a fault, and stays in memory until it is tried again.
 * @returns how many texts were written
 */
export async function writeSearchCounts(db: Database, now: Date): Promise<number> {
  const day = dayOf(now);
  const searches = await write(db, now, {
    ...{ kind: 'search', taken: takeCounts(db), keep: keepCounts },
    ...{ table: searchCounts, mostOfDay: 20_000 },
    insert: (rows) =>
      db
        .insert(searchCounts)
        .values(rows.map(([text, own]) => ({ day, text, ...own })))
        .onConflictDoUpdate({
          target: [searchCounts.day, searchCounts.text],
          set: {
            searches: sql`${searchCounts.searches} + excluded.searches`,
            clicks: sql`${searchCounts.clicks} + excluded.clicks`,
            results: sql`coalesce(excluded.results, ${searchCounts.results})`,
          },
        }),
  });
  await write(db, now, {
    ...{ kind: 'unmet', taken: takeUnmet(db), keep: keepUnmet },
    ...{ table: unmetSearches, mostOfDay: 5000 },
    insert: (rows) =>
      db
        .insert(unmetSearches)
        .values(rows.map(([key, own]) => ({ day, key, ...own })))
        .onConflictDoUpdate({
          target: [unmetSearches.day, unmetSearches.key],
          set: {
            searches: sql`${unmetSearches.searches} + excluded.searches`,
            text: sql`excluded.text`,
          },
        }),
  });
  return searches;
}

type Counted<Own> = {
  kind: string;
  taken: ReadonlyMap<string, Own>;
  /** Puts unwritten counts back into memory. */
  keep: (db: Database, left: ReadonlyMap<string, Own>) => void;
  table: PgTable & { day: PgColumn };
  /** The most different texts of a day; more are not kept. */
  mostOfDay: number;
  insert: (rows: [string, Own][]) => Promise<unknown>;
};

async function write<Own>(db: Database, now: Date, counted: Counted<Own>): Promise<number> {
  const { kind, taken, keep, table, mostOfDay, insert } = counted;
  if (!taken.size) return 0;
  const left = new Map(taken);
  const nameOf = (text: string) => `${kind} ${text}`;
  let written = 0;
  try {
    const waiting = await heldBack(db, job, [...taken.keys()].map(nameOf), now);
    const due = [...taken].filter(([text]) => !waiting.has(nameOf(text)));
    const room = Math.max(0, mostOfDay - (await db.$count(table, eq(table.day, dayOf(now)))));
    for (const [text] of due.slice(room)) left.delete(text);
    const rows = due.slice(0, room);
    for (let at = 0; at < rows.length; at += perStatement) {
      const some = rows.slice(at, at + perStatement);
      try {
        await insert(some);
        for (const [text] of some) left.delete(text);
        await forgetFaults(
          db,
          job,
          some.map(([text]) => nameOf(text)),
        );
        written += some.length;
      } catch (error) {
        log.warn({ kind, error }, 'counts of searches were refused; they are written one by one');
        written += await eachRow(db, job, some, {
          now,
          subject: ([text]) => nameOf(text),
          work: async (row) => {
            await insert([row]);
            left.delete(row[0]);
            return 1;
          },
        });
      }
    }
    await db.delete(table).where(lt(table.day, firstKept(now)));
  } finally {
    keep(db, left);
  }
  return written;
}
