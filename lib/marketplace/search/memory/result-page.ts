import { type FacetCounts, fewDocs, passes } from './facet-counts';
import type { Filters } from './filters';
import type { Matches } from './matching';
import type { ProductColumns } from './product-columns';
import { firstOf, placeWhere } from './sorted-documents';

/** Sorted documents, the direction to read them in, and their comparison. */
export type DocumentOrder = {
  docs: Uint32Array;
  isDescending: boolean;
  isByPrice: boolean;
  compare: (a: number, b: number) => number;
};

type Found = {
  columns: ProductColumns;
  filters: Filters;
  counted: FacetCounts;
  matches: Matches | undefined;
};

const isWanted = ({ columns, filters, matches }: Found, doc: number) =>
  (matches === undefined || matches.scores[doc] !== 0) && passes(columns, filters, doc);

/** Reads an order, skips `offset` found documents and collects the next `limit`. */
function walk(
  { docs, isDescending }: Pick<DocumentOrder, 'docs' | 'isDescending'>,
  isFound: (doc: number) => boolean,
  offset: number,
  limit: number,
): number[] {
  const page: number[] = [];
  let left = offset;
  for (let at = 0; at < docs.length && page.length < limit; at++) {
    const doc = docs[isDescending ? docs.length - 1 - at : at] ?? 0;
    if (!isFound(doc)) continue;
    if (left > 0) left--;
    else page.push(doc);
  }
  return page;
}

/** The part of an order by price that lies between the query's prices and those found. */
function priced({ docs, isDescending }: DocumentOrder, { columns, filters, counted }: Found) {
  const { price } = columns;
  const lowest = Math.max(filters.minPrice, counted.minPrice);
  const highest = Math.min(filters.maxPrice, counted.maxPrice);
  const from = placeWhere(docs, (doc) => (price[doc] ?? 0) < lowest);
  const to = placeWhere(docs, (doc) => (price[doc] ?? 0) <= highest);
  return { docs: docs.subarray(from, to), isDescending };
}

function comparatorOf({ compare, isDescending }: DocumentOrder) {
  return isDescending ? (a: number, b: number) => -compare(a, b) : compare;
}

/** A page of the found documents in an order. */
export function pageBy(
  found: Found,
  order: DocumentOrder,
  offset: number,
  limit: number,
): number[] {
  const { counted } = found;
  if (offset >= counted.total) return [];
  // Where more is found, reading an order soon fills the page.
  if (counted.total <= Math.min(fewDocs, found.columns.count / 4)) {
    const end = Math.min(offset + limit, counted.total);
    return firstOf(counted.docs.subarray(0, counted.total), comparatorOf(order), end).slice(offset);
  }
  const part = order.isByPrice ? priced(order, found) : order;
  return walk(part, (doc) => isWanted(found, doc), offset, limit);
}

/** A page of a search by descending relevance; equally relevant documents in the order given. */
export function pageByRelevance(
  found: Found & { matches: Matches },
  order: DocumentOrder,
  offset: number,
  limit: number,
): number[] {
  const { counted, matches } = found;
  const { scores } = matches;
  const page: number[] = [];
  let left = offset;
  for (let score = counted.scores.length - 1; score > 0 && page.length < limit; score--) {
    const count = counted.scores[score] ?? 0;
    if (count <= left) {
      left -= count;
      continue;
    }
    const isFound = (doc: number) => scores[doc] === score && isWanted(found, doc);
    const wanted = Math.min(limit - page.length, count - left);
    if (count <= fewDocs) {
      const few = matches.docs.subarray(0, matches.count).filter(isFound);
      page.push(...firstOf(few, comparatorOf(order), left + wanted).slice(left));
    } else {
      page.push(...walk(order, isFound, left, wanted));
    }
    left = 0;
  }
  return page;
}
