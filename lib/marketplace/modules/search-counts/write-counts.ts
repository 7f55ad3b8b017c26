import { count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { searchCounts } from '../../kernel/db/schema/search';
import { takeCounts } from './count-search';
import { dayOf, firstKept } from './days';
import { writeUnmet } from './unmet-searches';

const perStatement = 500;
/** Different texts of a day; more are not kept. */
const mostOfDay = 20_000;

/** Adds what was counted in memory to the day's rows, and deletes days gone by; returns how many texts it wrote. */
export async function writeSearchCounts(db: Database, now: Date): Promise<number> {
  await writeUnmet(db, now);
  const taken = takeCounts(db);
  if (taken.size === 0) return 0;
  const day = dayOf(now);
  const rows = [...taken].map(([text, own]) => ({ day, text, ...own }));
  const [known] = await db
    .select({ texts: count() })
    .from(searchCounts)
    .where(eq(searchCounts.day, day));
  const room = Math.max(0, mostOfDay - (known?.texts ?? 0));
  for (let at = 0; at < Math.min(rows.length, room); at += perStatement) {
    await db
      .insert(searchCounts)
      .values(rows.slice(at, Math.min(at + perStatement, room)))
      .onConflictDoUpdate({
        target: [searchCounts.day, searchCounts.text],
        set: {
          searches: sql`${searchCounts.searches} + excluded.searches`,
          clicks: sql`${searchCounts.clicks} + excluded.clicks`,
          results: sql`coalesce(excluded.results, ${searchCounts.results})`,
        },
      });
  }
  await db.delete(searchCounts).where(lt(searchCounts.day, firstKept(now)));
  return rows.length;
}
