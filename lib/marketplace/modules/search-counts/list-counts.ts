import { and, desc, gte, sql } from 'drizzle-orm';
import type { SearchCountsQuery } from '@/lib/contract/schemas/search-counts';
import { dayOf, daysAfter } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { searchCounts } from '../../kernel/db/schema/search';
import { listUnmet } from './unmet-searches';

/** The first day of which counts are kept: ninety days ago. */
export const firstKept = (now: Date): string => daysAfter(dayOf(now), -90);

/** Returns the first of the last so many days. */
const firstOfDays = (days: number, now: Date): string => daysAfter(dayOf(now), 1 - days);

const most = 200;

/**
 * Returns the most frequent searches of the last days; only those that find nothing, or only words for what
 * is not sold.
 */
export async function listSearchCounts(
  db: Database,
  { days, only }: SearchCountsQuery,
  now = new Date(),
) {
  const { text, searches, clicks, results, day } = searchCounts;
  const since = firstOfDays(days, now);
  if (only === 'unmet') return listUnmet(db, since);
  const all = sql<number>`sum(${searches})::int`;
  const lastResults = sql<number | null>`(array_agg(${results} order by ${day} desc)
    filter (where ${results} is not null))[1]`;
  return db
    .select({
      text,
      searches: all,
      clicks: sql<number>`sum(${clicks})::int`,
      results: lastResults,
    })
    .from(searchCounts)
    .where(and(gte(day, since)))
    .groupBy(text)
    .having(only === 'empty' ? sql`${lastResults} = 0` : undefined)
    .orderBy(desc(all), text)
    .limit(most);
}
