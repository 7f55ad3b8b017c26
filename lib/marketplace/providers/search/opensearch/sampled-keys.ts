import { log } from '../../../kernel/log';
import type { IndexReader } from './cluster/index-reader';
import { ofListings } from './listing-queries';
import { flag, type Query } from './query';
import { compareKeys, type Key, type Order, orders } from './sort-keys';

/** Listings that are picked, and milliseconds for which their keys are used. */
const size = 1000;
const maxAge = 600_000;
/** Above the sample's own place for a key, so many of its standard deviations; and a few more. */
const [deviations, more] = [4, 4];

type Sample = { at: number; listings: number; keys: Map<string, Key[]> };

/**
 * Keys of listings picked at random, which tell about where a list's n-th listing lies: a far page is sorted among what
 * lies before it then, not among all.
 */
export class SampledKeys {
  #sample: Sample | undefined;
  #reading: Promise<void> | undefined;

  constructor(readonly reader: IndexReader) {}

  /**
   * A condition on listings that so many of all on sale fulfil at least, most probably, and those that come first in
   * an order. Undefined where nothing is known yet, or where it would leave out too few.
   */
  first(rank: number, { field, isDescending }: Order): Query | undefined {
    if (!this.#sample || this.#sample.at + maxAge < performance.now()) void this.read();
    const { listings = 0, keys } = this.#sample ?? {};
    const sorted = keys?.get(field) ?? [];
    const expected = (rank / listings) * sorted.length;
    const place = Math.ceil(expected + deviations * Math.sqrt(expected) + more);
    const key = place < sorted.length / 2 ? sorted[place] : undefined;
    if (key === undefined) return undefined;
    return { range: { [`by.${field}`]: { [isDescending ? 'gte' : 'lte']: String(key) } } };
  }

  /** Beside whatever is asked: who asks first does without. */
  read(): Promise<void> {
    this.#reading ??= this.#readOnce()
      .catch((error) => log.warn({ error: String(error) }, 'no keys could be sampled'))
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    const at = performance.now();
    const { hits } = await this.reader.search({
      size,
      track_total_hits: true,
      query: {
        function_score: {
          query: { bool: { filter: ofListings(flag('active')) } },
          functions: [{ random_score: { seed: Math.floor(at), field: 'listing' } }],
          boost_mode: 'replace',
        },
      },
      docvalue_fields: orders.map(({ field }) => `by.${field}`),
    });
    const keys = orders.map(({ field, isDescending }): [string, Key[]] => {
      const found = hits.hits.flatMap(({ fields }) => fields?.[`by.${field}`] ?? []);
      return [field, found.sort((a, b) => compareKeys(a, b) * (isDescending ? -1 : 1))];
    });
    this.#sample = { at, listings: hits.total.value, keys: new Map(keys) };
  }
}
