import { type FacetCounts, fewDocs } from './counting/facet-counts';
import { type Filters, passes, verdicts } from './filters';
import { isAlone } from './listings';
import type { Matches } from './matching/matches';
import { type ProductColumns, productFlag } from './product-columns';
import type { ProductGroups } from './product-groups';
import { firstOf, placeWhere } from './sorted-documents';

/** Sorted documents, the direction to read them in, and their comparison. */
export type DocumentOrder = {
  docs: Uint32Array;
  isDescending: boolean;
  isByPrice: boolean;
  compare: Compare;
};

/** A page that begins within this many listings is searched in at most this share of an order. */
const soonInOrder = { listings: 1000, share: 1 / 32 };

type Test = (doc: number) => boolean;
type Compare = (a: number, b: number) => number;

type InListings = Pick<Found, 'columns' | 'filters'>;
type Found = {
  columns: ProductColumns;
  groups: ProductGroups;
  filters: Filters;
  counted: FacetCounts;
  matches: Matches | undefined;
};

/** One half of the results: products in stock come first, then sold-out ones. */
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

export const hasStock = (columns: ProductColumns, doc: number) =>
  columns.has(doc, productFlag.inStock);

/** Returns whether a document is found in this half; a listing is sold out when all its found SKUs are. */
function isInHalf(half: Half, doc: number): boolean {
  const { columns, filters, isInStock } = half;
  if (hasStock(columns, doc) !== isInStock || !isWanted(half, doc)) return false;
  if (isInStock || filters.bySku) return true;
  const { next } = columns;
  for (let sku = next[doc] ?? doc; sku !== doc; sku = next[sku] ?? doc) {
    if (hasStock(columns, sku) && isWanted(half, sku)) return false;
  }
  return true;
}

/** Returns a test: a document is found, and no other of its listing before it is. */
function firstInListing(
  { columns: { next }, filters }: InListings,
  isFound: Test,
  compare: Compare,
): Test {
  return (doc) => {
    if (!isFound(doc)) return false;
    if (filters.bySku) return true;
    for (let sku = next[doc] ?? doc; sku !== doc; sku = next[sku] ?? doc) {
      if (compare(sku, doc) < 0 && isFound(sku)) return false;
    }
    return true;
  };
}

/** Returns a test: a document is the first of its listing that the test was asked about. */
export function oncePerListing({ columns, filters }: InListings): Test {
  const seen = new Set<number>();
  return (doc) => {
    if (filters.bySku || isAlone(columns, doc)) return true;
    const listing = columns.first[doc] ?? doc;
    if (seen.has(listing)) return false;
    seen.add(listing);
    return true;
  };
}

/**
 * Reads an order, skips `offset` found listings and collects the next `limit`, each by its first SKU. Returns
 * fewer if `most` documents do not contain them.
 */
function walk(
  { docs, isDescending }: Pick<DocumentOrder, 'docs' | 'isDescending'>,
  isShown: Test,
  offset: number,
  limit: number,
  most = docs.length,
): number[] {
  const page: number[] = [];
  let left = offset;
  for (let at = 0; at < most && page.length < limit; at++) {
    const doc = docs[isDescending ? docs.length - 1 - at : at] ?? 0;
    if (!isShown(doc)) continue;
    if (left > 0) left--;
    else page.push(doc);
  }
  return page;
}

/** Returns the part of an order by price that lies between the query's prices and those found. */
function priced({ docs, isDescending }: DocumentOrder, { columns, filters, counted }: Found) {
  const { price } = columns;
  const lowest = Math.max(filters.minPrice, counted.minPrice);
  const highest = Math.min(filters.maxPrice, counted.maxPrice);
  const from = placeWhere(docs, (doc) => (price[doc] ?? 0) < lowest);
  const to = placeWhere(docs, (doc) => (price[doc] ?? 0) <= highest);
  return { docs: docs.subarray(from, to), isDescending };
}

function comparatorOf({ compare, isDescending }: DocumentOrder): Compare {
  return isDescending ? (a, b) => compare(b, a) : compare;
}

/** Returns the first SKU, in the order of `compare`, of each listing found among `docs`, from `offset` to `end`. */
export function sortedPage(
  found: InListings,
  docs: Uint32Array,
  isFound: Test,
  compare: Compare,
  offset: number,
  end: number,
): number[] {
  return firstOf(docs, compare, end, firstInListing(found, isFound, compare)).slice(offset);
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

/** Returns a page of the found listings in an order. */
export function pageBy(
  found: Found,
  order: DocumentOrder,
  offset: number,
  limit: number,
): number[] {
  const { counted, columns } = found;
  // Reading an order soon fills the page if more is found.
  const isFew = counted.found <= Math.min(fewDocs, columns.count / 4);
  const compare = comparatorOf(order);
  return pageOfHalves(found, offset, limit, (half, from, length) => {
    const isFound = (doc: number) => isInHalf(half, doc);
    if (isFew) {
      const docs = counted.docs.subarray(0, counted.found);
      return sortedPage(half, docs, isFound, compare, from, from + length);
    }
    const part = order.isByPrice ? priced(order, found) : order;
    const isFirst = oncePerListing(half);
    const isShown = (doc: number) => isFound(doc) && isFirst(doc);
    if (from > soonInOrder.listings) return walk(part, isShown, from, length);
    const most = Math.min(part.docs.length, columns.count * soonInOrder.share);
    const page = walk(part, isShown, from, length, most);
    if (page.length === length || most === part.docs.length) return page;
    // The page was not found in this part: in the order of names all products of a brand lie side by side.
    return sortedPage(half, allOf(found), isFound, compare, from, from + length);
  });
}

/** Returns all documents that may be found: those of a search, else those of the groups that pass. */
const allOf = ({ groups, filters, matches }: Found): Uint32Array =>
  matches
    ? matches.docs.subarray(0, matches.count)
    : groups.docsOf((group) => filters.verdicts[group] === verdicts.pass);

/** Returns a page of a search by descending relevance; equally relevant listings in the order given. */
export function pageByRelevance(
  found: Found & { matches: Matches },
  order: DocumentOrder,
  offset: number,
  limit: number,
): number[] {
  const { counted, matches } = found;
  const { scores } = matches;
  const inOrder = comparatorOf(order);
  const compare = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || inOrder(a, b);
  return pageOfHalves(found, offset, limit, (half, from, length) => {
    const counts = half.isInStock ? counted.scores : counted.soldOutScores;
    const isFound = (doc: number) => isInHalf(half, doc);
    const isShown = firstInListing(half, isFound, compare);
    const page: number[] = [];
    let left = from;
    for (let score = counts.length - 1; score > 0 && page.length < length; score--) {
      const count = counts[score] ?? 0;
      if (count <= left) {
        left -= count;
        continue;
      }
      const wanted = Math.min(length - page.length, count - left);
      if (count <= fewDocs) {
        const few = withScore(matches, score);
        page.push(...sortedPage(half, few, isFound, compare, left, left + wanted));
      } else {
        page.push(...walk(order, (doc) => scores[doc] === score && isShown(doc), left, wanted));
      }
      left = 0;
    }
    return page;
  });
}

function withScore({ docs, count, scores }: Matches, score: number): Uint32Array {
  const some = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    if (scores[doc] === score) some[length++] = doc;
  }
  return some.subarray(0, length);
}
