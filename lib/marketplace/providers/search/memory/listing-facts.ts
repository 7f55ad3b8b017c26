import { grown, type ProductColumns, productFlag } from './product-columns';

/** Bits of a listing's 32-bit facts; none is set before the facts are computed. */
export const listingFact = {
  known: 1,
  /** Set if all its SKUs are on sale. */
  active: 2,
  someInStock: 4,
  allInStock: 8,
  sameRating: 16,
} as const;

const leastOffShift = 5;
const mostOffShift = 12;
const skusShift = 19;
const sevenBits = 127;
/** The largest storable number of SKUs: a larger listing is not `active` here, and therefore examined SKU by SKU. */
const mostSkus = 2 ** (32 - skusShift) - 1;

/** The least and the greatest discount of a listing's SKUs in percent, and how many SKUs it has. */
export const leastOff = (facts: number): number => (facts >>> leastOffShift) & sevenBits;
export const mostOff = (facts: number): number => (facts >>> mostOffShift) & sevenBits;
export const skusOf = (facts: number): number => facts >>> skusShift;

/**
 * Facts that all SKUs of a listing share, by its first document, so that most listings are counted without a
 * look at each SKU. Computed on demand, dropped at each change.
 */
export class ListingFacts {
  #facts = new Uint32Array(0);
  /** The lowest and the highest price of its SKUs in paise; valid after its facts were requested. */
  lowest = new Float64Array(0);
  highest = new Float64Array(0);

  constructor(readonly columns: ProductColumns) {}

  /** Returns the bits of `listingFact`, and the values that the functions above read from them. */
  of(head: number): number {
    const facts = this.#facts[head] ?? 0;
    return facts === 0 ? this.#learn(head) : facts;
  }

  /** Invalidates the facts of a listing after a change of one of its SKUs. */
  touch(head: number): void {
    if (head < this.#facts.length) this.#facts[head] = 0;
  }

  #learn(head: number): number {
    if (head >= this.#facts.length) this.#grow();
    const { flags, next, price, discount, rating } = this.columns;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    let least = sevenBits;
    let most = 0;
    let inAll = productFlag.active | productFlag.inStock;
    let inSome = 0;
    let isSameRating = true;
    let skus = 0;
    let sku = head;
    do {
      const flag = flags[sku] ?? 0;
      const cost = price[sku] ?? 0;
      const off = discount[sku] ?? 0;
      inAll &= flag;
      inSome |= flag;
      if (cost < lowest) lowest = cost;
      if (cost > highest) highest = cost;
      if (off < least) least = off;
      if (off > most) most = off;
      if (rating[sku] !== rating[head]) isSameRating = false;
      skus++;
      sku = next[sku] ?? head;
    } while (sku !== head);
    this.lowest[head] = lowest;
    this.highest[head] = highest;
    const isActive = (inAll & productFlag.active) !== 0 && skus <= mostSkus;
    const facts =
      listingFact.known |
      (isActive ? listingFact.active : 0) |
      ((inSome & productFlag.inStock) !== 0 ? listingFact.someInStock : 0) |
      ((inAll & productFlag.inStock) !== 0 ? listingFact.allInStock : 0) |
      (isSameRating ? listingFact.sameRating : 0) |
      (least << leastOffShift) |
      (most << mostOffShift) |
      (Math.min(skus, mostSkus) << skusShift);
    this.#facts[head] = facts;
    return this.#facts[head] ?? 0;
  }

  #grow(): void {
    const size = this.columns.id.length;
    this.#facts = grown(new Uint32Array(size), this.#facts);
    this.lowest = grown(new Float64Array(size), this.lowest);
    this.highest = grown(new Float64Array(size), this.highest);
  }
}
