import { type Filters, verdicts } from './filters';
import type { KindSummaries } from './group-summaries';
import type { Matches } from './matching';
import { type Columns, is } from './product-columns';
import type { Kinds } from './product-groups';

/** Up to so many found documents are kept by number, and compared with each other. */
export const fewDocs = 20_000;

/** What a query finds, counted once for all facets. */
export class Tally {
  total = 0;
  /** The found documents, when they are few. */
  readonly docs = new Uint32Array(fewDocs);
  /** By kind: products that pass all but, at most, the kind's own failing trait. */
  readonly byKind: Uint32Array;
  /** By whole stars and by percent off, without the facet's own filter. */
  readonly ratings = new Float64Array(6);
  readonly discounts = new Float64Array(101);
  /** By relevance, of those found. */
  readonly scores = new Float64Array(256);
  inStock = 0;
  minPrice = Number.POSITIVE_INFINITY;
  maxPrice = Number.NEGATIVE_INFINITY;

  constructor(kinds: number) {
    this.byKind = new Uint32Array(kinds);
  }
}

/**
 * Counts what a query leaves. Each product fails some number of the query's filters: with none it counts
 * in every facet, with exactly one in the facet of that filter, for a facet leaves its own filter aside.
 */
export function tallyUp(
  columns: Columns,
  kinds: Kinds,
  summaries: KindSummaries,
  filters: Filters,
  matches: Matches | undefined,
): Tally {
  const tally = new Tally(kinds.count);
  if (matches) {
    count(tally, columns, filters, matches.docs, matches.count, matches.scores);
    return tally;
  }
  const isPlain = !filters.isMeasured && filters.flags === is.active;
  const visited: number[] = [];
  let products = 0;
  let found = 0;
  for (let kind = 0; kind < kinds.count; kind++) {
    const verdict = filters.verdicts[kind] as number;
    if (verdict === verdicts.fail) continue;
    if (verdict !== verdicts.pass && isPlain) {
      tally.byKind[kind] = kinds.active[kind] as number;
      continue;
    }
    visited.push(kind);
    products += kinds.docs[kind]?.length ?? 0;
    found += kinds.active[kind] as number;
  }
  if (isPlain && found > fewDocs) {
    for (const kind of visited) summaries.addTo(tally, kind);
  } else if (products > columns.count / 16) {
    count(tally, columns, isPlain ? onlyPassing(filters) : filters, undefined, columns.count);
  } else {
    for (const kind of visited) {
      const { docs, length } = kinds.docs[kind] as (typeof kinds.docs)[number];
      count(tally, columns, filters, docs, length);
    }
  }
  return tally;
}

/** Kinds that fail by one trait are counted already. */
const onlyPassing = (filters: Filters): Filters => ({
  ...filters,
  verdicts: filters.verdicts.map((verdict) =>
    verdict === verdicts.pass ? verdicts.pass : verdicts.fail,
  ),
});

/** Adds documents to a tally: those listed, or the first `length` of all. */
function count(
  tally: Tally,
  columns: Columns,
  filters: Filters,
  docs: Uint32Array | undefined,
  length: number,
  scores?: Uint8Array,
): void {
  const { kind, flags, price, rating, discount } = columns;
  const { verdicts: verdict, flags: needed, minPrice, maxPrice, minRating, minDiscount } = filters;
  const needsStock = filters.inStock;
  const { byKind, ratings, discounts } = tally;
  let { total, inStock, minPrice: cheapest, maxPrice: dearest } = tally;
  for (let at = 0; at < length; at++) {
    const doc = docs === undefined ? at : (docs[at] as number);
    const own = kind[doc] as number;
    const verdictOfKind = verdict[own] as number;
    const flag = flags[doc] as number;
    if (verdictOfKind === verdicts.fail || (flag & needed) !== needed) continue;
    const cost = price[doc] as number;
    const stars = rating[doc] as number;
    const off = discount[doc] as number;
    const isInStock = (flag & is.inStock) !== 0;
    const fails =
      (cost < minPrice || cost > maxPrice ? 1 : 0) |
      (stars < minRating ? 2 : 0) |
      (off < minDiscount ? 4 : 0) |
      (needsStock && !isInStock ? 8 : 0);
    if (fails === 0) byKind[own] = (byKind[own] as number) + 1;
    if (verdictOfKind !== verdicts.pass) continue;
    if (fails === 0) {
      if (total < fewDocs) tally.docs[total] = doc;
      total++;
      if (scores !== undefined) {
        const score = scores[doc] as number;
        tally.scores[score] = (tally.scores[score] as number) + 1;
      }
    }
    if ((fails & ~1) === 0) {
      if (cost < cheapest) cheapest = cost;
      if (cost > dearest) dearest = cost;
    }
    if ((fails & ~2) === 0) ratings[stars | 0] = (ratings[stars | 0] as number) + 1;
    if ((fails & ~4) === 0) discounts[off] = (discounts[off] as number) + 1;
    if ((fails & ~8) === 0 && isInStock) inStock++;
  }
  tally.total = total;
  tally.inStock = inStock;
  tally.minPrice = cheapest;
  tally.maxPrice = dearest;
}

/** Whether a query finds the document; what is quick to say no comes first. */
export function passes(columns: Columns, filters: Filters, doc: number): boolean {
  const flag = columns.flags[doc] as number;
  if ((flag & filters.flags) !== filters.flags) return false;
  if (filters.isByKind && filters.verdicts[columns.kind[doc] as number] !== verdicts.pass) {
    return false;
  }
  if (!filters.isMeasured) return true;
  const cost = columns.price[doc] as number;
  return (
    cost >= filters.minPrice &&
    cost <= filters.maxPrice &&
    (columns.rating[doc] as number) >= filters.minRating &&
    (columns.discount[doc] as number) >= filters.minDiscount &&
    (!filters.inStock || (flag & is.inStock) !== 0)
  );
}
