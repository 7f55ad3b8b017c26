import { attributeNames } from '../language/attribute-words';
import { type FacetCounts, fewDocs } from './facet-counts';
import { type Filters, verdicts } from './filters';
import { type ProductColumns, productFlag } from './product-columns';
import type { ProductGroups } from './product-groups';

/** A bit for each measured filter that a SKU fails. */
const fails = { price: 1, rating: 2, discount: 4, stock: 8 } as const;

/** Counts listings of several SKUs: each once wherever one of its SKUs counts. */
export class ListingCounter {
  readonly #codes: readonly number[][][];
  /** The SKUs of the listing at hand that may count: their documents, failed filters, groups and verdicts. */
  readonly #docs: number[] = [];
  readonly #failed: number[] = [];
  readonly #groups: number[] = [];
  readonly #verdicts: number[] = [];
  readonly #seen: number[] = [];

  constructor(
    readonly counted: FacetCounts,
    readonly columns: ProductColumns,
    groups: ProductGroups,
    readonly filters: Filters,
    /** Relevance by document; documents without are not counted. Undefined where all are. */
    readonly scores: Uint8Array | undefined,
  ) {
    this.#codes = attributeNames.map((name) => groups.codes[name]);
  }

  /** Counts the listing of a document. */
  add(doc: number): void {
    const count = this.#read(doc);
    if (count === 0) return;
    if (this.#allPass(count)) this.#addWhole(count);
    else this.#addByAttribute(count);
    this.#addMeasures(count);
  }

  /** Notes its SKUs that may count; answers how many. */
  #read(doc: number): number {
    const { group, flags, price, rating, discount, next } = this.columns;
    const { filters, scores } = this;
    let count = 0;
    let sku = doc;
    do {
      const own = group[sku] ?? 0;
      const verdict = filters.verdicts[own] ?? 0;
      const flag = flags[sku] ?? 0;
      const isOut = verdict === verdicts.fail || (flag & filters.flags) !== filters.flags;
      if (!isOut && (scores === undefined || scores[sku] !== 0)) {
        const cost = price[sku] ?? 0;
        this.#docs[count] = sku;
        this.#groups[count] = own;
        this.#verdicts[count] = verdict;
        this.#failed[count++] =
          (cost < filters.minPrice || cost > filters.maxPrice ? fails.price : 0) |
          ((rating[sku] ?? 0) < filters.minRating ? fails.rating : 0) |
          ((discount[sku] ?? 0) < filters.minDiscount ? fails.discount : 0) |
          (filters.inStock && (flag & productFlag.inStock) === 0 ? fails.stock : 0);
      }
      sku = next[sku] ?? doc;
    } while (sku !== doc);
    return count;
  }

  #allPass(count: number): boolean {
    for (let at = 0; at < count; at++) {
      if (this.#failed[at] !== 0 || this.#verdicts[at] !== verdicts.pass) return false;
    }
    return true;
  }

  /** Adds the values of a listing whose SKUs all pass: the first one's by its group, then what others have more. */
  #addWhole(count: number): void {
    const { byGroup, byValue } = this.counted;
    const group = this.#groups[0] ?? 0;
    byGroup[group] = (byGroup[group] ?? 0) + 1;
    for (let at = 1; at < count; at++) {
      const other = this.#groups[at] ?? 0;
      if (this.#groups.indexOf(other) < at) continue;
      for (let attribute = 0; attribute < this.#codes.length; attribute++) {
        const codes = this.#codes[attribute] ?? [];
        for (const code of codes[other] ?? []) {
          let isKnown = false;
          for (let before = 0; before < at && !isKnown; before++) {
            isKnown = codes[this.#groups[before] ?? 0]?.includes(code) ?? false;
          }
          const counts = byValue[attribute];
          if (!isKnown && counts) counts[code] = (counts[code] ?? 0) + 1;
        }
      }
    }
  }

  /** Adds the values of the SKUs that pass, apart from the attribute by which they may fail. */
  #addByAttribute(count: number): void {
    const seen = this.#seen;
    for (let attribute = 0; attribute < this.#codes.length; attribute++) {
      const codes = this.#codes[attribute] ?? [];
      const counts = this.counted.byValue[attribute];
      if (!counts) continue;
      seen.length = 0;
      for (let at = 0; at < count; at++) {
        const verdict = this.#verdicts[at];
        const counts = verdict === verdicts.pass || verdict === attribute + 1;
        if (this.#failed[at] !== 0 || !counts) continue;
        for (const code of codes[this.#groups[at] ?? 0] ?? []) {
          if (!seen.includes(code)) seen.push(code);
        }
      }
      for (const code of seen) counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  /** Adds price, stars, discount and stock, and the listing itself if a SKU passes all filters. */
  #addMeasures(count: number): void {
    const { counted, columns, scores } = this;
    let stars = -1;
    let off = -1;
    let isInStock = false;
    let isFound = false;
    let score = 0;
    let soldOutScore = 0;
    let isAvailable = false;
    for (let at = 0; at < count; at++) {
      if (this.#verdicts[at] !== verdicts.pass) continue;
      const sku = this.#docs[at] ?? 0;
      const failed = this.#failed[at] ?? 0;
      const hasStock = ((columns.flags[sku] ?? 0) & productFlag.inStock) !== 0;
      if ((failed & ~fails.price) === 0) {
        const cost = columns.price[sku] ?? 0;
        if (cost < counted.minPrice) counted.minPrice = cost;
        if (cost > counted.maxPrice) counted.maxPrice = cost;
      }
      if ((failed & ~fails.rating) === 0) stars = Math.max(stars, columns.rating[sku] ?? 0);
      if ((failed & ~fails.discount) === 0) off = Math.max(off, columns.discount[sku] ?? 0);
      if ((failed & ~fails.stock) === 0 && hasStock) isInStock = true;
      if (failed !== 0) continue;
      isFound = true;
      if (counted.found < fewDocs) counted.docs[counted.found] = sku;
      counted.found++;
      const own = scores?.[sku] ?? 0;
      if (hasStock) {
        isAvailable = true;
        score = Math.max(score, own);
      } else soldOutScore = Math.max(soldOutScore, own);
    }
    if (stars >= 0) counted.ratings[stars | 0] = (counted.ratings[stars | 0] ?? 0) + 1;
    if (off >= 0) counted.discounts[off] = (counted.discounts[off] ?? 0) + 1;
    if (isInStock) counted.inStock++;
    if (!isFound) return;
    counted.total++;
    if (isAvailable) {
      counted.available++;
      counted.scores[score] = (counted.scores[score] ?? 0) + 1;
    } else counted.soldOutScores[soldOutScore] = (counted.soldOutScores[soldOutScore] ?? 0) + 1;
  }
}
