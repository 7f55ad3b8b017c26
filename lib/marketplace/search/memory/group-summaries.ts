import type { Tally } from './facet-counts';
import { type Columns, is } from './product-columns';
import type { Kinds } from './product-groups';
import type { breathing } from './yield-to-event-loop';

const stars = 6;
const tens = 11;
const width = stars + tens + 1;

/** By kind, what its active products add to a tally, so that nobody has to look at each of them. */
export class KindSummaries {
  #counts = new Uint32Array(0);
  #cheapest = new Float64Array(0);
  #dearest = new Float64Array(0);
  #isKnown = new Uint8Array(0);

  constructor(
    readonly columns: Columns,
    readonly kinds: Kinds,
  ) {}

  /** Something about the kind's products has changed. */
  touch(kind: number): void {
    if (kind < this.#isKnown.length) this.#isKnown[kind] = 0;
  }

  async build(breathe: ReturnType<typeof breathing>): Promise<void> {
    for (let kind = 0; kind < this.kinds.count; kind++) {
      this.#learn(kind);
      await breathe();
    }
  }

  /** Adds the kind's products, which all pass; discounts in tens, as the facet's steps are. */
  addTo(tally: Tally, kind: number): void {
    this.#learn(kind);
    const at = kind * width;
    for (let nth = 0; nth < stars; nth++) {
      tally.ratings[nth] = (tally.ratings[nth] as number) + (this.#counts[at + nth] as number);
    }
    for (let nth = 0; nth < tens; nth++) {
      const count = this.#counts[at + stars + nth] as number;
      tally.discounts[nth * 10] = (tally.discounts[nth * 10] as number) + count;
    }
    const active = this.kinds.active[kind] as number;
    tally.byKind[kind] = active;
    tally.total += active;
    tally.inStock += this.#counts[at + stars + tens] as number;
    tally.minPrice = Math.min(tally.minPrice, this.#cheapest[kind] as number);
    tally.maxPrice = Math.max(tally.maxPrice, this.#dearest[kind] as number);
  }

  #learn(kind: number): void {
    if (this.#isKnown[kind] === 1) return;
    if (kind >= this.#isKnown.length) this.#grow();
    const { flags, rating, discount, price } = this.columns;
    const counts = this.#counts;
    const start = kind * width;
    counts.fill(0, start, start + width);
    let cheapest = Number.POSITIVE_INFINITY;
    let dearest = Number.NEGATIVE_INFINITY;
    const add = (nth: number) => {
      counts[start + nth] = (counts[start + nth] as number) + 1;
    };
    const { docs, length } = this.kinds.docs[kind] as (typeof this.kinds.docs)[number];
    for (let at = 0; at < length; at++) {
      const doc = docs[at] as number;
      const flag = flags[doc] as number;
      if ((flag & is.active) === 0) continue;
      add((rating[doc] as number) | 0);
      add(stars + Math.floor((discount[doc] as number) / 10));
      if ((flag & is.inStock) !== 0) add(stars + tens);
      cheapest = Math.min(cheapest, price[doc] as number);
      dearest = Math.max(dearest, price[doc] as number);
    }
    this.#cheapest[kind] = cheapest;
    this.#dearest[kind] = dearest;
    this.#isKnown[kind] = 1;
  }

  #grow(): void {
    const size = Math.ceil(this.kinds.count * 1.2) + 16;
    const grown = <Column extends { set(from: Column): void }>(to: Column, from: Column) => {
      to.set(from);
      return to;
    };
    this.#counts = grown(new Uint32Array(size * width), this.#counts);
    this.#cheapest = grown(new Float64Array(size), this.#cheapest);
    this.#dearest = grown(new Float64Array(size), this.#dearest);
    this.#isKnown = grown(new Uint8Array(size), this.#isKnown);
  }
}
