import { type Filters, verdicts } from '../filters';
import type { Listings } from '../listings';
import type { Matches } from '../matching/matches';
import { type ProductColumns, productFlag } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import { FacetCounts, fewDocs } from './facet-counts';
import type { GroupSummaries } from './group-summaries';
import { ListingCounter } from './listing-counter';

type Counted = {
  columns: ProductColumns;
  groups: ProductGroups;
  listings: Listings;
  summaries: GroupSummaries;
};

/**
 * Counts a query's results. A product that passes all filters counts in every facet; one that fails exactly
 * one counts in that filter's facet, because a facet ignores its own filter. A listing counts once if one of
 * its SKUs does.
 */
export function countFacets(
  catalogue: Counted,
  filters: Filters,
  matches: Matches | undefined,
): FacetCounts {
  const { columns, groups, listings } = catalogue;
  const counted = new FacetCounts(groups);
  const counter = filters.bySku
    ? undefined
    : new ListingCounter(counted, columns, groups, listings, filters, matches?.scores);
  if (matches) {
    const { docs, count: length, scores } = matches;
    count(counted, { columns, filters, counter }, docs, length, scores);
  } else {
    countCatalogue(catalogue, filters, counted, counter);
  }
  counter?.finish();
  counted.addGroups(groups, filters);
  return counted;
}

/** Counts a query without a search: by whole groups if all of a group passes, else product by product. */
function countCatalogue(
  { columns, groups, listings, summaries }: Counted,
  filters: Filters,
  counted: FacetCounts,
  counter: ListingCounter | undefined,
): void {
  const isPlain =
    counter !== undefined && !filters.isMeasured && filters.flags === productFlag.active;
  const visited: number[] = [];
  let products = 0;
  let alone = 0;
  for (let group = 0; group < groups.count; group++) {
    const verdict = filters.verdicts[group] ?? 0;
    if (verdict === verdicts.fail) continue;
    visited.push(group);
    products += groups.docs[group]?.length ?? 0;
    if (verdict === verdicts.pass) alone += groups.alone[group] ?? 0;
    else if (isPlain) counted.byGroup[group] = groups.alone[group] ?? 0;
  }
  if (isPlain && alone > fewDocs) {
    for (const group of visited) {
      if (filters.verdicts[group] === verdicts.pass) summaries.addTo(counted, group);
    }
    for (const head of listings.heads) counter.add(head);
    return;
  }
  const of = { columns, filters, counter, isCounted: isPlain };
  if (products > columns.count / 16) {
    count(counted, of, undefined, columns.count);
  } else {
    for (const group of visited) {
      const postings = groups.docs[group];
      if (postings) count(counted, of, postings.docs, postings.length);
    }
  }
}

type Counting = {
  columns: ProductColumns;
  filters: Filters;
  /** Counts listings of several SKUs; without it each SKU counts. */
  counter: ListingCounter | undefined;
  /** True if groups that fail by one attribute are counted already, except for listings of several SKUs. */
  isCounted?: boolean;
};

/** Adds documents to the counts: the given ones, or the first `length` of all. */
function count(
  counted: FacetCounts,
  { columns, filters, counter, isCounted }: Counting,
  docs: Uint32Array | undefined,
  length: number,
  scores?: Uint8Array,
): void {
  const { group, flags, price, rating, discount, first, next } = columns;
  const { verdicts: verdict, flags: needed, minPrice, maxPrice, minRating, minDiscount } = filters;
  const needsStock = filters.inStock;
  const { byGroup, ratings, discounts } = counted;
  for (let at = 0; at < length; at++) {
    const doc = docs === undefined ? at : (docs[at] ?? 0);
    if (counter && next[doc] !== doc) {
      // All documents are read, so the first of a listing represents the others.
      if (docs !== undefined || first[doc] === doc) counter.add(doc);
      continue;
    }
    const own = group[doc] ?? 0;
    const verdictOfGroup = verdict[own] ?? 0;
    const flag = flags[doc] ?? 0;
    if (verdictOfGroup === verdicts.fail || (flag & needed) !== needed) continue;
    const cost = price[doc] ?? 0;
    const stars = rating[doc] ?? 0;
    const off = discount[doc] ?? 0;
    const isInStock = (flag & productFlag.inStock) !== 0;
    const fails =
      (cost < minPrice || cost > maxPrice ? 1 : 0) |
      (stars < minRating ? 2 : 0) |
      (off < minDiscount ? 4 : 0) |
      (needsStock && !isInStock ? 8 : 0);
    const isPass = verdictOfGroup === verdicts.pass;
    if (fails === 0 && (isPass || !isCounted)) byGroup[own] = (byGroup[own] ?? 0) + 1;
    if (!isPass) continue;
    if (fails === 0) {
      counted.find(doc);
      counted.count(isInStock, scores === undefined ? 1 : (scores[doc] ?? 0));
    }
    if ((fails & ~1) === 0) {
      if (cost < counted.minPrice) counted.minPrice = cost;
      if (cost > counted.maxPrice) counted.maxPrice = cost;
    }
    if ((fails & ~2) === 0) ratings[stars | 0] = (ratings[stars | 0] ?? 0) + 1;
    if ((fails & ~4) === 0) discounts[off] = (discounts[off] ?? 0) + 1;
    if ((fails & ~8) === 0 && isInStock) counted.inStock++;
  }
}
