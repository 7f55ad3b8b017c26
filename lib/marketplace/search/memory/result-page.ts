import { fewDocs, passes, type Tally } from './facet-counts';
import type { Filters } from './filters';
import type { Matches } from './matching';
import type { Columns } from './product-columns';
import { firstOf, placeWhere } from './sorted-documents';

/** An order to read, from its end or from its beginning, and how its documents compare. */
export type Reading = {
  docs: Uint32Array;
  isDescending: boolean;
  isByPrice: boolean;
  compare: (a: number, b: number) => number;
};

type Found = { columns: Columns; filters: Filters; tally: Tally; matches: Matches | undefined };

const isWanted = ({ columns, filters, matches }: Found, doc: number) =>
  (matches === undefined || matches.scores[doc] !== 0) && passes(columns, filters, doc);

/** Reads an order until `offset` found documents are passed and `limit` are there. */
function walk(
  { docs, isDescending }: Pick<Reading, 'docs' | 'isDescending'>,
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

/** Of an order by price, what lies between the prices of the query, and of what it finds. */
function priced({ docs, isDescending }: Reading, { columns, filters, tally }: Found) {
  const { price } = columns;
  const lowest = Math.max(filters.minPrice, tally.minPrice);
  const highest = Math.min(filters.maxPrice, tally.maxPrice);
  const from = placeWhere(docs, (doc) => (price[doc] as number) < lowest);
  const to = placeWhere(docs, (doc) => (price[doc] as number) <= highest);
  return { docs: docs.subarray(from, to), isDescending };
}

function wayOf({ compare, isDescending }: Reading) {
  return isDescending ? (a: number, b: number) => -compare(a, b) : compare;
}

/** A page of what was found, by an order. */
export function pageBy(found: Found, reading: Reading, offset: number, limit: number): number[] {
  const { tally } = found;
  if (offset >= tally.total) return [];
  // Where a quarter of all is found, an order is soon read far enough.
  if (tally.total <= Math.min(fewDocs, found.columns.count / 4)) {
    const end = Math.min(offset + limit, tally.total);
    return firstOf(tally.docs.subarray(0, tally.total), wayOf(reading), end).slice(offset);
  }
  const part = reading.isByPrice ? priced(reading, found) : reading;
  return walk(part, (doc) => isWanted(found, doc), offset, limit);
}

/** A page of a search: the more relevant first, equally relevant ones by the order given. */
export function pageByRelevance(
  found: Found & { matches: Matches },
  reading: Reading,
  offset: number,
  limit: number,
): number[] {
  const { tally, matches } = found;
  const { scores } = matches;
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
      page.push(...firstOf(few, wayOf(reading), left + wanted).slice(left));
    } else {
      page.push(...walk(reading, isFound, left, wanted));
    }
    left = 0;
  }
  return page;
}
