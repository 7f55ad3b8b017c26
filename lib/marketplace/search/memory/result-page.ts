import { type FacetCounts, fewDocs } from './facet-counts';
import { type Filters, passes } from './filters';
import { isAlone, siblingsOf } from './listings';
import type { Matches } from './matching/matches';
import { type ProductColumns, productFlag } from './product-columns';
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

/** One half of what is found: what is in stock comes first, then what is sold out. */
type Half = Found & { isInStock: boolean; total: number };

const halves = (found: Found): Half[] => {
  const { available, total } = found.counted;
  return [
    { ...found, isInStock: true, total: available },
    { ...found, isInStock: false, total: total - available },
  ];
};

const isWanted = ({ columns, filters, matches }: Found, doc: number) =>
  (matches === undefined || matches.scores[doc] !== 0) && passes(columns, filters, doc);

export const hasStock = ({ flags }: ProductColumns, doc: number) =>
  ((flags[doc] ?? 0) & productFlag.inStock) !== 0;

type InListings = Pick<Found, 'columns' | 'filters'>;

const isOfSeveral = ({ columns, filters }: InListings, doc: number) =>
  !filters.bySku && !isAlone(columns, doc);

/** Whether a document is found in this half; a listing is sold out when all its SKUs that are found are. */
function isInHalf(half: Half, doc: number): boolean {
  const { columns, isInStock } = half;
  if (hasStock(columns, doc) !== isInStock || !isWanted(half, doc)) return false;
  if (isInStock || !isOfSeveral(half, doc)) return true;
  for (const sku of siblingsOf(columns, doc)) {
    if (hasStock(columns, sku) && isWanted(half, sku)) return false;
  }
  return true;
}

/** Answers whether a document is the first of its listing that it was asked for. */
export function oncePerListing(found: InListings): (doc: number) => boolean {
  const seen = new Set<number>();
  return (doc) => {
    if (!isOfSeveral(found, doc)) return true;
    const listing = found.columns.first[doc] ?? doc;
    if (seen.has(listing)) return false;
    seen.add(listing);
    return true;
  };
}

/** Reads an order, skips `offset` found listings and collects the next `limit`, each by its first SKU. */
function walk(
  { docs, isDescending }: Pick<DocumentOrder, 'docs' | 'isDescending'>,
  isFound: (doc: number) => boolean,
  isFirst: (doc: number) => boolean,
  offset: number,
  limit: number,
): number[] {
  const page: number[] = [];
  let left = offset;
  for (let at = 0; at < docs.length && page.length < limit; at++) {
    const doc = docs[isDescending ? docs.length - 1 - at : at] ?? 0;
    if (!isFound(doc) || !isFirst(doc)) continue;
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

/** The first SKU of each listing in the order of `compare`, from `offset` to `end`. */
export function sortedPage(
  found: InListings,
  docs: Uint32Array,
  compare: (a: number, b: number) => number,
  offset: number,
  end: number,
): number[] {
  const best = new Map<number, number>();
  for (const doc of docs) {
    if (!isOfSeveral(found, doc)) continue;
    const listing = found.columns.first[doc] ?? doc;
    const before = best.get(listing);
    if (before === undefined || compare(doc, before) < 0) best.set(listing, doc);
  }
  const isBest = (doc: number) =>
    !isOfSeveral(found, doc) || best.get(found.columns.first[doc] ?? doc) === doc;
  return firstOf(docs.filter(isBest), compare, end).slice(offset);
}

/** Takes a page of both halves, one after the other. */
function pageOfHalves(
  found: Found,
  offset: number,
  limit: number,
  pageOf: (half: Half, offset: number, limit: number) => number[],
): number[] {
  const page: number[] = [];
  let before = 0;
  for (const half of halves(found)) {
    const from = Math.max(0, offset - before);
    if (page.length < limit && from < half.total) {
      page.push(...pageOf(half, from, Math.min(limit - page.length, half.total - from)));
    }
    before += half.total;
  }
  return page;
}

/** A page of the found listings in an order. */
export function pageBy(
  found: Found,
  order: DocumentOrder,
  offset: number,
  limit: number,
): number[] {
  const { counted, columns } = found;
  // Where more is found, reading an order soon fills the page.
  const isFew = counted.found <= Math.min(fewDocs, columns.count / 4);
  return pageOfHalves(found, offset, limit, (half, from, length) => {
    const isFound = (doc: number) => isInHalf(half, doc);
    if (isFew) {
      const docs = counted.docs.subarray(0, counted.found).filter(isFound);
      return sortedPage(half, docs, comparatorOf(order), from, from + length);
    }
    const part = order.isByPrice ? priced(order, found) : order;
    return walk(part, isFound, oncePerListing(half), from, length);
  });
}

/** A page of a search by descending relevance; equally relevant listings in the order given. */
export function pageByRelevance(
  found: Found & { matches: Matches },
  order: DocumentOrder,
  offset: number,
  limit: number,
): number[] {
  const { counted, matches } = found;
  const { scores } = matches;
  return pageOfHalves(found, offset, limit, (half, from, length) => {
    const counts = half.isInStock ? counted.scores : counted.soldOutScores;
    const isFirst = oncePerListing(half);
    const page: number[] = [];
    let left = from;
    for (let score = counts.length - 1; score > 0 && page.length < length; score--) {
      const count = counts[score] ?? 0;
      if (count <= left) {
        left -= count;
        continue;
      }
      const isFound = (doc: number) =>
        scores[doc] === score && isInHalf(half, doc) && isMostRelevant(half, scores, doc);
      const wanted = Math.min(length - page.length, count - left);
      if (count <= fewDocs) {
        const few = matches.docs.subarray(0, matches.count).filter(isFound);
        page.push(...sortedPage(half, few, comparatorOf(order), left, left + wanted));
      } else {
        page.push(...walk(order, isFound, isFirst, left, wanted));
      }
      left = 0;
    }
    return page;
  });
}

/** Whether no other SKU of its listing is more relevant in this half. */
function isMostRelevant(half: Half, scores: Uint8Array, doc: number): boolean {
  if (!isOfSeveral(half, doc)) return true;
  const own = scores[doc] ?? 0;
  for (const sku of siblingsOf(half.columns, doc)) {
    if ((scores[sku] ?? 0) > own && isInHalf(half, sku)) return false;
  }
  return true;
}
