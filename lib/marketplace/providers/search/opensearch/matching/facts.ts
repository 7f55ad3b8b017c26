import { LRUCache } from 'lru-cache';
import type { IndexReader } from '../cluster/index-reader';
import type { Query } from '../query';

/** A search that is not understood after so many rounds is understood as far as it is known. */
const mostRounds = 6;

/**
 * What only the products tell, whether one has two words together: asked of the cluster when a search turns on it, and
 * kept for a minute. Understanding is no asynchronous thing: it is done again with what was learnt meanwhile.
 */
export class Facts {
  readonly #known = new LRUCache<string, boolean>({ max: 20_000, ttl: 60_000 });

  constructor(readonly reader: IndexReader) {}

  forget(): void {
    this.#known.clear();
  }

  /** Runs `work`, which asks `isSo` for what it turns on, until all of that is known. */
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
