import { type Filters, verdicts } from '../filters';
import { leastOff, listingFact, mostOff, skusOf } from '../listing-facts';
import type { Listings } from '../listings';
import { type ProductColumns, productFlag } from '../product-columns';
import { attributeOf, type ProductGroups } from '../product-groups';
import { type FacetCounts, fewDocs } from './facet-counts';

/** A bit for each measured filter that a SKU fails. */
const fails = { price: 1, rating: 2, discount: 4, stock: 8 } as const;

/** Verdicts beside `verdicts`, which all groups of a shape share: not yet examined, and different. */
const verdictOfShape = { unknown: 254, mixed: 253 } as const;

/** Counts listings of several SKUs: each once if one of its SKUs counts. */
export class ListingCounter {
  /** Listings by shape whose SKUs pass all filters but those on attributes, which are decided by `finish`. */
  readonly #whole: Uint32Array;
  /** Groups of the current listing, in the first places, whose SKUs pass all filters but those on attributes. */
  readonly #passing: number[] = [];
  /** The last listing that was counted, by value. */
  readonly #countedFor: Uint32Array;
  #partial = 0;
  /** Verdicts by shape. */
  readonly #verdicts: Uint8Array;

  constructor(
    readonly counted: FacetCounts,
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
    readonly listings: Listings,
    readonly filters: Filters,
    /** Relevance by document; documents without relevance are not counted. Undefined: all are. */
    readonly scores: Uint8Array | undefined,
  ) {
    this.#whole = new Uint32Array(listings.shapes.length);
    this.#countedFor = new Uint32Array(counted.byValue.length);
    this.#verdicts = new Uint8Array(listings.shapes.length).fill(verdictOfShape.unknown);
    listings.seen.forget(columns.id.length);
  }

  /** Counts the listing of a wanted document, unless it is counted already. */
  add(doc: number): void {
    const head = this.columns.first[doc] ?? doc;
    if (!this.listings.seen.note(head)) return;
    const isOnSale = this.filters.flags === productFlag.active;
    if (!isOnSale || !this.#addWhole(head)) this.#addBySku(head);
  }

  /** Counts a listing whose SKUs all pass the same filters; returns whether it is one. */
  #addWhole(head: number): boolean {
    const { counted, columns } = this;
    const shape = columns.shape[head] ?? 0;
    const verdict = this.#verdictOf(shape);
    if (verdict === verdictOfShape.mixed) return false;
    if (verdict === verdicts.fail) return true;
    const { facts } = this.listings;
    const known = facts.of(head);
    if ((known & listingFact.active) === 0) return false;
    const failed = this.#failedByAll(head, known);
    if (failed === undefined) return false;
    const score = this.#scoreOfAll(head, known);
    if (score === undefined) return false;
    if (failed === 0) this.#whole[shape] = (this.#whole[shape] ?? 0) + 1;
    if (verdict !== verdicts.pass) return true;
    const isInStock = (known & listingFact.someInStock) !== 0;
    if ((failed & ~fails.price) === 0) {
      const lowest = facts.lowest[head] ?? 0;
      const highest = facts.highest[head] ?? 0;
      if (lowest < counted.minPrice) counted.minPrice = lowest;
      if (highest > counted.maxPrice) counted.maxPrice = highest;
    }
    if ((failed & ~fails.rating) === 0) {
      const stars = (columns.rating[head] ?? 0) | 0;
      counted.ratings[stars] = (counted.ratings[stars] ?? 0) + 1;
    }
    if ((failed & ~fails.discount) === 0) {
      const off = mostOff(known);
      counted.discounts[off] = (counted.discounts[off] ?? 0) + 1;
    }
    if ((failed & ~fails.stock) === 0 && isInStock) counted.inStock++;
    if (failed === 0) {
      this.#find(head, skusOf(known));
      counted.count(isInStock, score);
    }
    return true;
  }

  /** Returns the measured filters that all SKUs of a listing fail; undefined if some pass one and others fail it. */
  #failedByAll(head: number, known: number): number | undefined {
    if ((known & listingFact.sameRating) === 0) return undefined;
    const { filters } = this;
    if (!filters.isMeasured) return 0;
    const { lowest, highest } = this.listings.facts;
    const least = lowest[head] ?? 0;
    const most = highest[head] ?? 0;
    let failed = (this.columns.rating[head] ?? 0) < filters.minRating ? fails.rating : 0;
    if (most < filters.minPrice || least > filters.maxPrice) failed |= fails.price;
    else if (least < filters.minPrice || most > filters.maxPrice) return undefined;
    if (mostOff(known) < filters.minDiscount) failed |= fails.discount;
    else if (leastOff(known) < filters.minDiscount) return undefined;
    if (!filters.inStock || (known & listingFact.allInStock) !== 0) return failed;
    return (known & listingFact.someInStock) === 0 ? failed | fails.stock : undefined;
  }

  /**
   * Returns the listing's relevance if all its SKUs are found, and it is the same for those in stock and
   * those sold out.
   */
  #scoreOfAll(head: number, known: number): number | undefined {
    const { scores } = this;
    if (scores === undefined) return 1;
    const { next } = this.columns;
    const own = scores[head] ?? 0;
    if (own === 0) return undefined;
    let score = own;
    let isSame = true;
    for (let sku = next[head] ?? head; sku !== head; sku = next[sku] ?? head) {
      const other = scores[sku] ?? 0;
      if (other === 0) return undefined;
      if (other !== own) isSame = false;
      if (other > score) score = other;
    }
    const isMixed =
      (known & (listingFact.someInStock | listingFact.allInStock)) === listingFact.someInStock;
    return isSame || !isMixed ? score : undefined;
  }

  #find(head: number, skus: number): void {
    const { counted } = this;
    if (counted.found >= fewDocs) {
      counted.found += skus;
      return;
    }
    const { next } = this.columns;
    counted.find(head);
    for (let sku = next[head] ?? head; sku !== head; sku = next[sku] ?? head) counted.find(sku);
  }

  #verdictOf(shape: number): number {
    const known = this.#verdicts[shape] ?? verdictOfShape.unknown;
    if (known !== verdictOfShape.unknown) return known;
    const of = this.filters.verdicts;
    const [first = 0, ...others] = this.listings.shapes[shape] ?? [];
    const own = of[first] ?? 0;
    const verdict = others.every((group) => of[group] === own) ? own : verdictOfShape.mixed;
    this.#verdicts[shape] = verdict;
    return verdict;
  }

  /** Counts a listing in one pass over its SKUs. */
  #addBySku(head: number): void {
    const { counted, filters, scores } = this;
    const { group, flags, price, rating, discount, next, shape } = this.columns;
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
    let sku = head;
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
      sku = next[sku] ?? head;
    } while (sku !== head);
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

  /** Adds the values of the listings that were counted as a whole. */
  finish(): void {
    this.#whole.forEach((count, number) => {
      const groups = this.listings.shapes[number];
      if (count > 0 && groups) this.#addValues(groups, groups.length, count);
    });
  }

  /**
   * Adds a number of listings to each value of the first `length` groups, apart from the attribute by which a group
   * may fail.
   */
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
