import type { Columns } from './columns';
import type { Filters } from './filters';
import type { Matches } from './matching';
import { fewDocs, passes, type Tally } from './tally';

/** An order to read, from its end or from its beginning. */
export type Reading = { docs: Uint32Array; isDescending: boolean };

/** With how its documents compare, for sorting a few of them. */
export type SortedReading = Reading & { compare: (a: number, b: number) => number };

type Found = { columns: Columns; filters: Filters; tally: Tally; matches: Matches | undefined };

const isWanted = ({ columns, filters, matches }: Found, doc: number) =>
  (matches === undefined || matches.scores[doc] !== 0) && passes(columns, filters, doc);

/** Reads an order until `offset` found documents are passed and `limit` are there. */
function walk(
  { docs, isDescending }: Reading,
  isFound: (doc: number) => boolean,
  offset: number,
  limit: number,
): number[] {
  const page: number[] = [];
  let left = offset;
  for (let at = 0; at < docs.length && page.length < limit; at++) {
    const doc = docs[isDescending ? docs.length - 1 - at : at] as number;
    if (!isFound(doc)) continue;
    if (left > 0) left--;
    else page.push(doc);
  }
  return page;
}

/** The few documents of a tally, sorted. */
function sortedFew(docs: Uint32Array, compare: (a: number, b: number) => number): number[] {
  return [...docs].sort(compare);
}

/** A page of what was found, by an order. */
export function pageBy(
  found: Found,
  reading: Reading & Partial<SortedReading>,
  offset: number,
  limit: number,
): number[] {
  const { tally } = found;
  if (offset >= tally.total) return [];
  const { compare, isDescending } = reading;
  if (compare && tally.total <= fewDocs) {
    const way = isDescending ? -1 : 1;
    const sorted = sortedFew(tally.docs.subarray(0, tally.total), (a, b) => way * compare(a, b));
    return sorted.slice(offset, offset + limit);
  }
  return walk(reading, (doc) => isWanted(found, doc), offset, limit);
}

/** A page of a search: the more relevant first, equally relevant ones by the order given. */
export function pageByRelevance(
  found: Found & { matches: Matches },
  reading: SortedReading,
  offset: number,
  limit: number,
): number[] {
  const { tally, matches } = found;
  const { scores } = matches;
  const way = reading.isDescending ? -1 : 1;
  const page: number[] = [];
  let left = offset;
  for (let score = tally.scores.length - 1; score > 0 && page.length < limit; score--) {
    const count = tally.scores[score] as number;
    if (count <= left) {
      left -= count;
      continue;
    }
    const isFound = (doc: number) => scores[doc] === score && isWanted(found, doc);
    const wanted = Math.min(limit - page.length, count - left);
    if (count <= fewDocs) {
      const few = matches.docs.subarray(0, matches.count).filter(isFound);
      const sorted = sortedFew(few, (a, b) => way * reading.compare(a, b));
      page.push(...sorted.slice(left, left + wanted));
    } else {
      page.push(...walk(reading, isFound, left, wanted));
    }
    left = 0;
  }
  return page;
}
