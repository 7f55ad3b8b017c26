import { attributeNames } from '../language/attribute-words';
import type { FacetCounts } from './facet-counts';
import { type Filters, verdicts } from './filters';
import type { Listings } from './listings';
import { type ProductColumns, productFlag } from './product-columns';
import type { ProductGroups } from './product-groups';

/** A bit for each measured filter that a SKU fails. */
const fails = { price: 1, rating: 2, discount: 4, stock: 8 } as const;

/** Counts listings of several SKUs: each once wherever one of its SKUs counts. */
export class ListingCounter {
  readonly #codes: readonly number[][][];
  /** By shape, listings whose SKUs pass all filters but those on attributes, which are decided by `finish`. */
  readonly #whole: Uint32Array;
  readonly #seen: number[] = [];

  constructor(
    readonly counted: FacetCounts,
    readonly columns: ProductColumns,
    groups: ProductGroups,
    readonly listings: Listings,
    readonly filters: Filters,
    /** Relevance by document; documents without are not counted. Undefined where all are. */
    readonly scores: Uint8Array | undefined,
  ) {
    this.#codes = attributeNames.map((name) => groups.codes[name]);
    this.#whole = new Uint32Array(listings.shapes.length);
  }

  /** Counts the listing of a document, in one pass over its SKUs. */
  add(doc: number): void {
    const { counted, filters, scores } = this;
    const { group, flags, price, rating, discount, next, first, shape } = this.columns;
    let stars = -1;
    let off = -1;
    let score = 0;
    let soldOutScore = 0;
    let isInStock = false;
    let isFound = false;
    let isAvailable = false;
    let isWhole = true;
    let some = 0;
    let all = fails.price | fails.rating | fails.discount | fails.stock;
    let sku = doc;
    do {
      const verdict = filters.verdicts[group[sku] ?? 0] ?? 0;
      const flag = flags[sku] ?? 0;
      const own = scores === undefined ? 1 : (scores[sku] ?? 0);
      if ((flag & filters.flags) !== filters.flags || own === 0) isWhole = false;
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
        some |= failed;
        all &= failed;
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
              if (own > score) score = own;
            } else if (own > soldOutScore) soldOutScore = own;
          }
        }
      }
      sku = next[sku] ?? doc;
    } while (sku !== doc);
    if (stars >= 0) counted.ratings[stars | 0] = (counted.ratings[stars | 0] ?? 0) + 1;
    if (off >= 0) counted.discounts[off] = (counted.discounts[off] ?? 0) + 1;
    if (isInStock) counted.inStock++;
    if (isFound) counted.count(isAvailable, isAvailable ? score : soldOutScore);
    // Where every SKU fails something, none counts by its attributes.
    if (all !== 0) return;
    const own = shape[first[doc] ?? doc] ?? 0;
    if (isWhole && some === 0) this.#whole[own] = (this.#whole[own] ?? 0) + 1;
    else this.#addValues(this.#passing(doc), 1);
  }

  /** Adds the values of the listings that were counted whole. */
  finish(): void {
    this.#whole.forEach((count, shape) => {
      if (count > 0) this.#addValues(this.listings.shapes[shape] ?? [], count);
    });
  }

  /** The groups of its SKUs that pass all filters but those on attributes. */
  #passing(doc: number): number[] {
    const { filters, scores } = this;
    const { group, flags, price, rating, discount, next } = this.columns;
    const groups: number[] = [];
    let sku = doc;
    do {
      const flag = flags[sku] ?? 0;
      const cost = price[sku] ?? 0;
      if (
        (flag & filters.flags) === filters.flags &&
        (scores === undefined || scores[sku] !== 0) &&
        cost >= filters.minPrice &&
        cost <= filters.maxPrice &&
        (rating[sku] ?? 0) >= filters.minRating &&
        (discount[sku] ?? 0) >= filters.minDiscount &&
        (!filters.inStock || (flag & productFlag.inStock) !== 0)
      ) {
        groups.push(group[sku] ?? 0);
      }
      sku = next[sku] ?? doc;
    } while (sku !== doc);
    return groups;
  }

  /** Adds so many listings to each value of these groups, apart from the attribute by which a group may fail. */
  #addValues(groups: readonly number[], count: number): void {
    const seen = this.#seen;
    for (let attribute = 0; attribute < this.#codes.length; attribute++) {
      const codes = this.#codes[attribute] ?? [];
      const counts = this.counted.byValue[attribute];
      if (!counts) continue;
      seen.length = 0;
      for (const group of groups) {
        const verdict = this.filters.verdicts[group];
        if (verdict !== verdicts.pass && verdict !== attribute + 1) continue;
        for (const code of codes[group] ?? []) {
          if (seen.includes(code)) continue;
          seen.push(code);
          counts[code] = (counts[code] ?? 0) + count;
        }
      }
    }
  }
}
