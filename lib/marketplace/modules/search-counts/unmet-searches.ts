import { count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { unmetSearches } from '../../kernel/db/schema/search';
import { foldedForm } from '../search-language';
import { countedText } from './count-search';
import { dayOf, firstKept } from './days';

type Unmet = { text: string; searches: number };

/** Different words kept between two writes, and of a day; further ones are not counted. */
const most = { betweenWrites: 2000, ofDay: 5000 };
const longestKey = 80;
const perStatement = 500;
const shown = 200;

const counts = new WeakMap<Database, Map<string, Unmet>>();

/** Counts in memory what a search asked for and nothing in the market is; spellings of one thing count together. */
export function countUnmet(db: Database, search: string, missing: readonly string[]): void {
  // Of a search that may name a person no word is kept.
  if (countedText(search) === undefined) return;
  for (const word of missing) {
    const text = countedText(word);
    const key = text === undefined ? '' : foldedForm(text);
    if (text === undefined || key === '' || key.length > longestKey) continue;
    const own = counts.get(db) ?? new Map<string, Unmet>();
    counts.set(db, own);
    const known = own.get(key);
    if (!known && own.size >= most.betweenWrites) continue;
    own.set(key, { text, searches: (known?.searches ?? 0) + 1 });
  }
}

/** Adds what was counted in memory to the day's rows and deletes days gone by. */
export async function writeUnmet(db: Database, now: Date): Promise<void> {
  const taken = counts.get(db);
  if (!taken) return;
  counts.delete(db);
  const day = dayOf(now);
  const [known] = await db
    .select({ words: count() })
    .from(unmetSearches)
    .where(eq(unmetSearches.day, day));
  const room = Math.max(0, most.ofDay - (known?.words ?? 0));
  const rows = [...taken].slice(0, room).map(([key, own]) => ({ day, key, ...own }));
  for (let at = 0; at < rows.length; at += perStatement) {
    await db
      .insert(unmetSearches)
      .values(rows.slice(at, at + perStatement))
      .onConflictDoUpdate({
        target: [unmetSearches.day, unmetSearches.key],
        set: {
          searches: sql`${unmetSearches.searches} + excluded.searches`,
          text: sql`excluded.text`,
        },
      });
  }
  await db.delete(unmetSearches).where(lt(unmetSearches.day, firstKept(now)));
}

/** What was asked for most and is not sold, since a day; as it was typed last. */
export function listUnmet(db: Database, since: string) {
  const { key, text, searches, day } = unmetSearches;
  const all = sql<number>`sum(${searches})::int`;
  return db
    .select({
      text: sql<string>`(array_agg(${text} order by ${day} desc))[1]`,
      searches: all,
      clicks: sql<number>`0`,
      results: sql<number | null>`null::int`,
    })
    .from(unmetSearches)
    .where(gte(day, since))
    .groupBy(key)
    .orderBy(desc(all), key)
    .limit(shown);
}
