import { desc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { unmetSearches } from '../../kernel/db/schema/search';
import { foldedForm } from '../search-language';
import { countedText } from './count-search';

type Unmet = { text: string; searches: number };

/** Different words kept between two writes; further ones are not counted. */
const most = 2000;
const longestKey = 80;
const shown = 200;

const counts = new WeakMap<Database, Map<string, Unmet>>();

/** Counts in memory the words of a search that match nothing in the market; spellings of one thing count together. */
export function countUnmet(db: Database, search: string, missing: readonly string[]): void {
  // No word is kept of a search that may name a person.
  if (countedText(search) === undefined) return;
  for (const word of missing) {
    const text = countedText(word);
    const key = text === undefined ? '' : foldedForm(text);
    if (text === undefined || key === '' || key.length > longestKey) continue;
    add(db, key, { text, searches: 1 });
  }
}

function add(db: Database, key: string, { text, searches }: Unmet): void {
  const own = counts.get(db) ?? new Map<string, Unmet>();
  counts.set(db, own);
  const known = own.get(key);
  if (!known && own.size >= most) return;
  own.set(key, { text, searches: (known?.searches ?? 0) + searches });
}

/** Returns and clears the counts since the last call, by the folded word. */
export function takeUnmet(db: Database): Map<string, Unmet> {
  const taken = counts.get(db) ?? new Map<string, Unmet>();
  counts.delete(db);
  return taken;
}

/** Puts back counts that could not be written, for the next time. */
export function keepUnmet(db: Database, left: ReadonlyMap<string, Unmet>): void {
  for (const [key, { text, searches }] of left) add(db, key, { text, searches });
}

/** Returns the most frequent words of searches for things not sold, since a day; each as it was last typed. */
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
