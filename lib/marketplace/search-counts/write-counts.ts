import { count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { searchCounts } from '../db/schema/search';
import { takeCounts } from './count-search';

const perStatement = 500;
/** Different texts of a day; more are not kept. */
const mostOfDay = 20_000;
const keptDays = 90;

/** The day of a time in India. */
export const dayOf = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time);

/** Adds what was counted in memory to the day's rows, and deletes days gone by; returns how many texts it wrote. */
export async function writeSearchCounts(db: Database, now: Date): Promise<number> {
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
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  await db.delete(searchCounts).where(lt(searchCounts.day, dayOf(oldest)));
  return rows.length;
}
