import { log } from '@/lib/log/log';
import type { IndexReader } from './cluster/index-reader';
import { ofListings } from './listing-queries';
import { flag, type Query } from './query';
import { compareKeys, type Key, type Order, orders } from './sort-keys';

/** The number of sampled listings, and the milliseconds for which their keys are used. */
const size = 1000;
const maxAge = 600_000;
/**
 * The safety margin after the sample's position of a key: a number of standard deviations, and a few
 * positions more.
 */
const [deviations, more] = [4, 4];

type Sample = { at: number; listings: number; keys: Map<string, Key[]> };

/**
 * Sort keys of a random sample of listings, which estimate the position of a list's n-th listing: a far page
 * then sorts only the listings before that position, not all.
 */
export class SampledKeys {
  #sample: Sample | undefined;
  #reading: Promise<void> | undefined;

  constructor(readonly reader: IndexReader) {}

  /**
   * Returns a condition that most probably at least so many listings on sale fulfil, the first ones in an
   * order. Undefined if nothing is known yet, or if it would exclude too few.
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

  /** Reads a sample beside the queries: the first query does without. */
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
