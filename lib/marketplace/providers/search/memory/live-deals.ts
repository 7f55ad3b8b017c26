import type { Deal } from './catalogue-snapshot';

/** The current deal of each document. */
export class LiveDeals {
  readonly #live = new Map<number, number>();
  #changesAt = Number.NEGATIVE_INFINITY;

  /** Returns the price in paise; undefined without a live deal. */
  priceOf(doc: number): number | undefined {
    return this.#live.get(doc);
  }

  forget(doc: number): void {
    this.#live.delete(doc);
  }

  /** Records a change of deals or documents: the next `settle` checks all deals. */
  stale(): void {
    this.#changesAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Starts and ends deals by the clock (milliseconds) and returns the documents whose price changes. Costs
   * nothing until the next deal starts or ends.
   */
  settle(now: number, deals: readonly Deal[], docOf: (id: number) => number | undefined): number[] {
    if (now < this.#changesAt) return [];
    this.#changesAt = Number.POSITIVE_INFINITY;
    const live = new Map<number, number>();
    for (const { productId, price, startsAt, endsAt } of deals) {
      const moments = [startsAt, endsAt].filter((moment) => moment > now);
      this.#changesAt = Math.min(this.#changesAt, ...moments);
      const doc = startsAt <= now && endsAt > now ? docOf(productId) : undefined;
      if (doc !== undefined) live.set(doc, Math.min(price, live.get(doc) ?? price));
    }
    const all = new Set([...this.#live.keys(), ...live.keys()]);
    const changed = [...all].filter((doc) => this.#live.get(doc) !== live.get(doc));
    this.#live.clear();
    for (const [doc, price] of live) this.#live.set(doc, price);
    return changed;
  }
}
