import type { Database } from '../../../kernel/db/connection';
import { type CatalogueSnapshot, readSnapshot, snapshotState } from '../memory/catalogue-snapshot';
import { LiveDeals } from '../memory/live-deals';
import { prepareRules, type Rules } from '../memory/rules';

/** Categories, brands, stores, deals and rules of search as of a moment ago. */
export class LiveRules {
  snapshot: CatalogueSnapshot | undefined;
  rules: Rules | undefined;
  #state = '';
  #clock = 0;
  readonly #deals = new LiveDeals();

  constructor(readonly db: Database) {}

  /** Returns the database's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#clock;
  }

  /** Returns the lowest running deal of a product in paise. */
  readonly dealOf = (id: number): number | undefined => this.#deals.priceOf(id);

  /** Reads changes; returns the database's clock, and whether anything has changed. */
  async read(): Promise<{ now: number; isChanged: boolean }> {
    const asked = Date.now();
    const { now, state } = await snapshotState(this.db);
    this.#clock = now - (asked + Date.now()) / 2;
    if (state === this.#state) return { now, isChanged: false };
    this.snapshot = await readSnapshot(this.db);
    this.rules = prepareRules(this.snapshot);
    this.#state = state;
    this.#deals.stale();
    return { now, isChanged: true };
  }

  /** Returns products whose deals have begun or ended by the clock since the last call. */
  settleDeals(): number[] {
    return this.#deals.settle(this.now(), this.snapshot?.deals ?? [], (id) => id);
  }
}
