import { isAlone } from '../listings';
import { Postings } from '../postings';
import { grown, type ProductColumns, productFlag } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { yieldEvery } from '../yield-to-event-loop';
import type { FacetCounts } from './facet-counts';

const noPostings = new Postings();
const stars = 6;
const tens = 11;
const width = stars + tens + 1;

/** Precomputed facet counts of each group's products without siblings, for queries that whole groups pass. */
export class GroupSummaries {
  #counts = new Uint32Array(0);
  #cheapest = new Float64Array(0);
  #dearest = new Float64Array(0);
  #isKnown = new Uint8Array(0);

  constructor(
    readonly columns: ProductColumns,
    readonly groups: ProductGroups,
  ) {}

  /** Invalidates the counts of a group in which a product has changed: they are computed again when needed. */
  touch(group: number): void {
    if (group < this.#isKnown.length) this.#isKnown[group] = 0;
  }

  async build(pause: ReturnType<typeof yieldEvery>): Promise<void> {
    for (let group = 0; group < this.groups.count; group++) {
      this.#learn(group);
      await pause();
    }
  }

  /** Adds a group whose products all pass. Discounts are kept in tens, the steps of the facet. */
  addTo(counted: FacetCounts, group: number): void {
    this.#learn(group);
    const at = group * width;
    for (let index = 0; index < stars; index++) {
      counted.ratings[index] = (counted.ratings[index] ?? 0) + (this.#counts[at + index] ?? 0);
    }
    for (let index = 0; index < tens; index++) {
      const count = this.#counts[at + stars + index] ?? 0;
      counted.discounts[index * 10] = (counted.discounts[index * 10] ?? 0) + count;
    }
    const products = this.groups.alone[group] ?? 0;
    const inStock = this.#counts[at + stars + tens] ?? 0;
    counted.byGroup[group] = products;
    counted.total += products;
    counted.found += products;
    counted.inStock += inStock;
    counted.available += inStock;
    counted.minPrice = Math.min(counted.minPrice, this.#cheapest[group] ?? 0);
    counted.maxPrice = Math.max(counted.maxPrice, this.#dearest[group] ?? 0);
  }

  #learn(group: number): void {
    if (this.#isKnown[group] === 1) return;
    if (group >= this.#isKnown.length) this.#grow();
    const { flags, rating, discount, price } = this.columns;
    const counts = this.#counts;
    const start = group * width;
    counts.fill(0, start, start + width);
    let cheapest = Number.POSITIVE_INFINITY;
    let dearest = Number.NEGATIVE_INFINITY;
    const add = (index: number) => {
      counts[start + index] = (counts[start + index] ?? 0) + 1;
    };
    const { docs, length } = this.groups.docs[group] ?? noPostings;
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      const flag = flags[doc] ?? 0;
      if ((flag & productFlag.active) === 0 || !isAlone(this.columns, doc)) continue;
      add((rating[doc] ?? 0) | 0);
      add(stars + Math.floor((discount[doc] ?? 0) / 10));
      if ((flag & productFlag.inStock) !== 0) add(stars + tens);
      cheapest = Math.min(cheapest, price[doc] ?? 0);
      dearest = Math.max(dearest, price[doc] ?? 0);
    }
    this.#cheapest[group] = cheapest;
    this.#dearest[group] = dearest;
    this.#isKnown[group] = 1;
  }

  #grow(): void {
    const size = Math.ceil(this.groups.count * 1.2) + 16;
    this.#counts = grown(new Uint32Array(size * width), this.#counts);
    this.#cheapest = grown(new Float64Array(size), this.#cheapest);
    this.#dearest = grown(new Float64Array(size), this.#dearest);
    this.#isKnown = grown(new Uint8Array(size), this.#isKnown);
  }
}
