import { type Filters, verdicts } from '../filters';
import type { Listings } from '../listings';
import { type ProductColumns, productFlag } from '../product-columns';
import { attributeOf, type ProductGroups } from '../product-groups';
import type { FacetCounts } from './facet-counts';

/** A bit for each measured filter that a SKU fails. */
const fails = { price: 1, rating: 2, discount: 4, stock: 8 } as const;

/** Counts listings of several SKUs: each once wherever one of its SKUs counts. */
export class ListingCounter {
  /** By shape, listings whose SKUs pass all filters but those on attributes, which are decided by `finish`. */
  readonly #whole: Uint32Array;
  /** Groups of the listing at hand whose SKUs pass all filters but those on attributes, in the first places. */
  readonly #passing: number[] = [];
  /** By value, the last listing that was counted for it. */
  readonly #countedFor: Uint32Array;
  #partial = 0;

  constructor(
    readonly counted: FacetCounts,
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
    readonly listings: Listings,
    readonly filters: Filters,
    /** Relevance by document; documents without are not counted. Undefined where all are. */
    readonly scores: Uint8Array | undefined,
  ) {
    this.#whole = new Uint32Array(listings.shapes.length);
    this.#countedFor = new Uint32Array(counted.byValue.length);
    listings.seen.forget(columns.id.length);
  }

  /** Counts the listing of a document that is wanted, in one pass over its SKUs, unless it is counted already. */
  add(doc: number): void {
    const { counted, filters, scores } = this;
    const { group, flags, price, rating, discount, next, first, shape } = this.columns;
    const head = first[doc] ?? doc;
    if (!this.listings.seen.note(head)) return;
    const passing = this.#passing;
    let passed = 0;
    let stars = -1;
    let off = -1;
    let score = 0;
    let soldOutScore = 0;
    let isInStock = false;
    let isFound = false;
    let isAvailable = false;
    let isWhole = true;
    let sku = doc;
    do {
      const own = group[sku] ?? 0;
      const verdict = filters.verdicts[own] ?? 0;
      const flag = flags[sku] ?? 0;
      const relevance = scores === undefined ? 1 : (scores[sku] ?? 0);
      if ((flag & filters.flags) !== filters.flags || relevance === 0) isWhole = false;
      else if (verdict !== verdicts.fail) {
        const cost = price[sku] ?? 0;
        const rated = rating[sku] ?? 0;
        const saved = discount[sku] ?? 0;
        const hasStock = (flag & productFlag.inStock) !== 0;
        const failed =
          (cost < filters.minPrice || cost > filters.maxPrice ? fails.price : 0) |
          (rated < filters.minRating ? fails.rating : 0) |
          (saved < filters.minDiscount ? fails.discount : 0) |
          (filters.inStock && !hasStock ? fails.stock : 0);
        if (failed === 0) passing[passed++] = own;
        else isWhole = false;
        if (verdict === verdicts.pass) {
          if ((failed & ~fails.price) === 0) {
            if (cost < counted.minPrice) counted.minPrice = cost;
            if (cost > counted.maxPrice) counted.maxPrice = cost;
          }
          if ((failed & ~fails.rating) === 0 && rated > stars) stars = rated;
          if ((failed & ~fails.discount) === 0 && saved > off) off = saved;
          if ((failed & ~fails.stock) === 0 && hasStock) isInStock = true;
          if (failed === 0) {
            isFound = true;
            counted.find(sku);
            if (hasStock) {
              isAvailable = true;
              if (relevance > score) score = relevance;
            } else if (relevance > soldOutScore) soldOutScore = relevance;
          }
        }
      }
      sku = next[sku] ?? doc;
    } while (sku !== doc);
    if (stars >= 0) counted.ratings[stars | 0] = (counted.ratings[stars | 0] ?? 0) + 1;
    if (off >= 0) counted.discounts[off] = (counted.discounts[off] ?? 0) + 1;
    if (isInStock) counted.inStock++;
    if (isFound) counted.count(isAvailable, isAvailable ? score : soldOutScore);
    if (passed === 0) return;
    if (isWhole) {
      const whole = shape[head] ?? 0;
      this.#whole[whole] = (this.#whole[whole] ?? 0) + 1;
    } else this.#addValues(passing, passed, 1);
  }

  /** Adds the values of the listings that were counted whole. */
  finish(): void {
    this.#whole.forEach((count, number) => {
      const groups = this.listings.shapes[number];
      if (count > 0 && groups) this.#addValues(groups, groups.length, count);
    });
  }

  /** Adds so many listings to each value of the first `length` groups, apart from the attribute by which a group may fail. */
  #addValues(groups: readonly number[], length: number, count: number): void {
    const { starts, items } = this.groups.values;
    const { byValue } = this.counted;
    const countedFor = this.#countedFor;
    const listing = ++this.#partial;
    for (let index = 0; index < length; index++) {
      const group = groups[index] ?? 0;
      const verdict = this.filters.verdicts[group];
      if (verdict === undefined || verdict === verdicts.fail) continue;
      const end = starts[group + 1] ?? 0;
      for (let at = starts[group] ?? 0; at < end; at++) {
        const value = items[at] ?? 0;
        if (countedFor[value] === listing) continue;
        if (verdict !== verdicts.pass && verdict !== attributeOf(value) + 1) continue;
        countedFor[value] = listing;
        byValue[value] = (byValue[value] ?? 0) + count;
      }
    }
  }
}
