import { type Filters, verdicts } from './filters';
import type { GroupSummaries } from './group-summaries';
import type { Matches } from './matching';
import { type ProductColumns, productFlag } from './product-columns';
import type { ProductGroups } from './product-groups';

/** Up to this many found documents are kept and sorted; for more an order is read instead. */
export const fewDocs = 20_000;

/** What a query finds, counted for all facets in one pass. */
export class FacetCounts {
  total = 0;
  /** The first `fewDocs` found documents. */
  readonly docs = new Uint32Array(fewDocs);
  /** By group, products that pass all filters, apart from the one attribute by which the group may fail. */
  readonly byGroup: Uint32Array;
  /** By whole stars and by percent off; the facet's own filter does not apply. */
  readonly ratings = new Float64Array(6);
  readonly discounts = new Float64Array(101);
  /** Found documents by their relevance. */
  readonly scores = new Float64Array(256);
  inStock = 0;
  minPrice = Number.POSITIVE_INFINITY;
  maxPrice = Number.NEGATIVE_INFINITY;

  constructor(groups: number) {
    this.byGroup = new Uint32Array(groups);
  }
}

/**
 * Counts the products of a query. A product that passes all filters counts in every facet; one that fails
 * exactly one counts in that filter's facet, because a facet ignores its own filter.
 */
export function countFacets(
  columns: ProductColumns,
  groups: ProductGroups,
  summaries: GroupSummaries,
  filters: Filters,
  matches: Matches | undefined,
): FacetCounts {
  const counted = new FacetCounts(groups.count);
  if (matches) {
    count(counted, columns, filters, matches.docs, matches.count, matches.scores);
    return counted;
  }
  const isPlain = !filters.isMeasured && filters.flags === productFlag.active;
  const visited: number[] = [];
  let products = 0;
  let found = 0;
  for (let group = 0; group < groups.count; group++) {
    const verdict = filters.verdicts[group] ?? 0;
    if (verdict === verdicts.fail) continue;
    if (verdict !== verdicts.pass && isPlain) {
      counted.byGroup[group] = groups.active[group] ?? 0;
      continue;
    }
    visited.push(group);
    products += groups.docs[group]?.length ?? 0;
    found += groups.active[group] ?? 0;
  }
  if (isPlain && found > fewDocs) {
    for (const group of visited) summaries.addTo(counted, group);
  } else if (products > columns.count / 16) {
    count(counted, columns, isPlain ? onlyPassing(filters) : filters, undefined, columns.count);
  } else {
    for (const group of visited) {
      const postings = groups.docs[group];
      if (postings) count(counted, columns, filters, postings.docs, postings.length);
    }
  }
  return counted;
}

/** Without the groups that fail by one attribute: those are counted already. */
const onlyPassing = (filters: Filters): Filters => ({
  ...filters,
  verdicts: filters.verdicts.map((verdict) =>
    verdict === verdicts.pass ? verdicts.pass : verdicts.fail,
  ),
});

/** Adds documents to the counts: those listed, or the first `length` of all. */
function count(
  counted: FacetCounts,
  columns: ProductColumns,
  filters: Filters,
  docs: Uint32Array | undefined,
  length: number,
  scores?: Uint8Array,
): void {
  const { group, flags, price, rating, discount } = columns;
  const { verdicts: verdict, flags: needed, minPrice, maxPrice, minRating, minDiscount } = filters;
  const needsStock = filters.inStock;
  const { byGroup, ratings, discounts } = counted;
  let { total, inStock, minPrice: cheapest, maxPrice: dearest } = counted;
  for (let at = 0; at < length; at++) {
    const doc = docs === undefined ? at : (docs[at] ?? 0);
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
    if (fails === 0) byGroup[own] = (byGroup[own] ?? 0) + 1;
    if (verdictOfGroup !== verdicts.pass) continue;
    if (fails === 0) {
      if (total < fewDocs) counted.docs[total] = doc;
      total++;
      if (scores !== undefined) {
        const score = scores[doc] ?? 0;
        counted.scores[score] = (counted.scores[score] ?? 0) + 1;
      }
    }
    if ((fails & ~1) === 0) {
      if (cost < cheapest) cheapest = cost;
      if (cost > dearest) dearest = cost;
    }
    if ((fails & ~2) === 0) ratings[stars | 0] = (ratings[stars | 0] ?? 0) + 1;
    if ((fails & ~4) === 0) discounts[off] = (discounts[off] ?? 0) + 1;
    if ((fails & ~8) === 0 && isInStock) inStock++;
  }
  counted.total = total;
  counted.inStock = inStock;
  counted.minPrice = cheapest;
  counted.maxPrice = dearest;
}

/** Whether a document passes all filters, the cheapest checks first. */
export function passes(columns: ProductColumns, filters: Filters, doc: number): boolean {
  const flag = columns.flags[doc] ?? 0;
  if ((flag & filters.flags) !== filters.flags) return false;
  if (filters.isByGroup && filters.verdicts[columns.group[doc] ?? 0] !== verdicts.pass) {
    return false;
  }
  if (!filters.isMeasured) return true;
  const cost = columns.price[doc] ?? 0;
  return (
    cost >= filters.minPrice &&
    cost <= filters.maxPrice &&
    (columns.rating[doc] ?? 0) >= filters.minRating &&
    (columns.discount[doc] ?? 0) >= filters.minDiscount &&
    (!filters.inStock || (flag & productFlag.inStock) !== 0)
  );
}
