import { LRUCache } from 'lru-cache';
import type { IndexReader } from '../cluster/index-reader';
import type { Query } from '../query';

/** The number of rounds after which a search is understood by the facts known so far. */
const mostRounds = 6;

/**
 * Facts that only the products tell, such as whether one has two words together: requested from the cluster
 * when a search depends on them, and kept for a minute. Understanding is synchronous, so it is repeated with
 * the facts learnt meanwhile.
 */
export class Facts {
  readonly #known = new LRUCache<string, boolean>({ max: 20_000, ttl: 60_000 });

  constructor(readonly reader: IndexReader) {}

  forget(): void {
    this.#known.clear();
  }

  /** Runs `work`, which asks `isSo` for facts, until all of them are known. */
  async knowing<Result>(
    work: (isSo: (name: string, query: () => Query) => boolean) => Result,
  ): Promise<Result> {
    const known = new Map<string, boolean>();
    for (let round = 1; ; round++) {
      const asked = new Map<string, Query>();
      const result = work((name, query) => {
        const before = known.get(name) ?? this.#known.get(name);
        if (before === undefined) asked.set(name, query());
        return before ?? false;
      });
      if (asked.size === 0 || round === mostRounds) return result;
      const answers = await this.reader.someFor([...asked.values()]);
      for (const [at, name] of [...asked.keys()].entries()) {
        known.set(name, answers[at] ?? false);
        this.#known.set(name, answers[at] ?? false);
      }
    }
  }
}
