import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../kernel/db/connection';

export type SearchCount = { searches: number; clicks: number; results: number | null };

/** Different texts kept between two writes; further ones are not counted. */
const mostTexts = 2000;
const longestText = 80;

const counts = new WeakMap<Database, Map<string, SearchCount>>();

/** Normalises a search for counting; undefined when it may name a person: an address, a number as long as a phone's. */
export function countedText(search: string): string | undefined {
  const text = normalised(search, longestText * 4)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.length > longestText) return undefined;
  return /@|:\/\/|(?:\p{N}[\s-]?){7}/u.test(text) ? undefined : text;
}

/** Counts a search in memory; `writeSearchCounts` writes it. */
export function countSearch(db: Database, search: string, results: number): void {
  const count = countOf(db, search);
  if (!count) return;
  count.searches++;
  count.results = results;
}

/** Counts that a product was opened from the results of a search. */
export function countClick(db: Database, search: string): void {
  const count = countOf(db, search);
  if (count) count.clicks++;
}

function countOf(db: Database, search: string): SearchCount | undefined {
  const text = countedText(search);
  if (text === undefined) return undefined;
  const own = counts.get(db) ?? new Map<string, SearchCount>();
  counts.set(db, own);
  const known = own.get(text);
  if (known || own.size >= mostTexts) return known;
  const fresh = { searches: 0, clicks: 0, results: null };
  own.set(text, fresh);
  return fresh;
}

/** Returns and clears the counts since the last call. */
export function takeCounts(db: Database): Map<string, SearchCount> {
  const taken = counts.get(db) ?? new Map<string, SearchCount>();
  counts.delete(db);
  return taken;
}

/** Puts back counts that could not be written, for the next time. */
export function keepCounts(db: Database, left: ReadonlyMap<string, SearchCount>): void {
  for (const [text, { searches, clicks, results }] of left) {
    const count = countOf(db, text);
    if (!count) continue;
    count.searches += searches;
    count.clicks += clicks;
    count.results ??= results;
  }
}
