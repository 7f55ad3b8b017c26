import type { Query } from '../query';
import type { Cluster } from './cluster';

export type Hit = {
  _id: string;
  _score: number | null;
  sort?: (number | bigint | string)[];
  fields?: Record<string, (string | number | bigint)[]>;
  inner_hits?: Record<string, { hits: { hits: Hit[] } }>;
};
export type Aggregation = {
  doc_count?: number;
  value?: number | null;
  buckets?: Bucket[] | Record<string, Aggregation>;
  after_key?: Record<string, unknown>;
  hits?: { hits: Hit[] };
} & { [name: string]: unknown };
export type Bucket = Aggregation & { key: string | number; doc_count: number };
export type Found = {
  hits: { total: { value: number }; max_score: number | null; hits: Hit[] };
  aggregations?: Record<string, Aggregation>;
  error?: unknown;
  status?: number;
};

/** Returns an aggregation inside another. */
export const within = (one: Aggregation | undefined, ...path: readonly string[]): Aggregation =>
  path.reduce<Aggregation>((found, name) => (found[name] ?? {}) as Aggregation, one ?? {});

export const bucketsOf = (one: Aggregation): Bucket[] =>
  Array.isArray(one.buckets) ? one.buckets : [];

const pageOfValues = 10_000;

/** Reads from one index or alias. */
export class IndexReader {
  constructor(
    readonly cluster: Cluster,
    readonly name: string,
  ) {}

  search(body: object, timeout?: number): Promise<Found> {
    return this.cluster.call<Found>('POST', `/${this.name}/_search`, {
      body: { _source: false, ...body },
      timeout,
    });
  }

  /** Searches several times at once, answered in order; fails as a whole. */
  async searchAll(bodies: readonly object[]): Promise<Found[]> {
    if (bodies.length === 0) return [];
    const [only] = bodies;
    if (only && bodies.length === 1) return [await this.search(only)];
    const { responses } = await this.cluster.call<{ responses: Found[] }>(
      'POST',
      `/${this.name}/_msearch`,
      { lines: bodies.flatMap((body) => ['{}', JSON.stringify({ _source: false, ...body })]) },
    );
    const failed = responses.find(({ error }) => error);
    if (failed) throw new Error(`the search cluster refused a query: ${JSON.stringify(failed)}`);
    return responses;
  }

  /** Returns for each query whether it matches some SKU. */
  async someFor(queries: readonly Query[]): Promise<boolean[]> {
    const found = await this.searchAll(
      queries.map((query) => ({
        size: 0,
        track_total_hits: 1,
        terminate_after: 1,
        query: { nested: { path: 'sku', query, score_mode: 'none' } },
      })),
    );
    return found.map(({ hits }) => hits.total.value > 0);
  }

  async isSome(query: Query): Promise<boolean> {
    const [isSome = false] = await this.someFor([query]);
    return isSome;
  }

  /** Counts the SKUs that a query finds; if they are more than `most`, the result is at least `most`. */
  async countUpTo(most: number, query: Query): Promise<number> {
    const { hits } = await this.search({
      size: 0,
      track_total_hits: most,
      query: { nested: { path: 'sku', query, score_mode: 'none' } },
    });
    // Each listing has at least one SKU.
    const listings = hits.total.value;
    return listings >= most || listings === 0 ? listings : (await this.countSkus(query)).total;
  }

  /** Counts the SKUs that a query finds, and how many of these each of the others does. */
  async countSkus(query: Query, others: readonly Query[] = []) {
    const { aggregations } = await this.search({
      size: 0,
      track_total_hits: false,
      query: { nested: { path: 'sku', query, score_mode: 'none' } },
      aggs: {
        sku: {
          nested: { path: 'sku' },
          aggs: {
            found: {
              filter: query,
              aggs: Object.fromEntries(others.map((other, at) => [`q${at}`, { filter: other }])),
            },
          },
        },
      },
    });
    const found = within(aggregations?.sku, 'found');
    return {
      total: found.doc_count ?? 0,
      of: others.map((_, at) => within(found, `q${at}`).doc_count ?? 0),
    };
  }

  /** Returns the greatest score that a query gives to a SKU; 0 if it finds none. */
  async greatestScore(query: Query): Promise<number> {
    const { hits } = await this.search({
      size: 1,
      track_total_hits: false,
      query: { nested: { path: 'sku', query, score_mode: 'max' } },
    });
    return hits.hits[0]?._score ?? 0;
  }

  /**
   * Yields all values of SKUs' fields, each combination with its number of SKUs; '' for a missing value, except of
   * the first field.
   */
  async *allValues(
    fields: readonly string[],
    { filter, timeout }: { filter?: object; timeout: number },
  ) {
    const sources = fields.map((field, at) => ({
      [field]: { terms: { field: `sku.${field}`, missing_bucket: at > 0 } },
    }));
    for (let after: Record<string, unknown> | undefined; ; ) {
      const page = { composite: { size: pageOfValues, sources, after } };
      const aggs = filter ? { some: { filter, aggs: { page } } } : { page };
      const { aggregations } = await this.search(
        {
          size: 0,
          track_total_hits: false,
          query: filter && { nested: { path: 'sku', query: filter, score_mode: 'none' } },
          aggs: { sku: { nested: { path: 'sku' }, aggs } },
        },
        timeout,
      );
      const found = within(aggregations?.sku, ...(filter ? ['some', 'page'] : ['page']));
      const buckets = bucketsOf(found);
      for (const { key, doc_count: count } of buckets) {
        const values = key as unknown as Record<string, string | null>;
        yield { values: fields.map((field) => values[field] ?? ''), count };
      }
      after = found.after_key;
      if (buckets.length < pageOfValues || !after) return;
    }
  }

  async mostFrequent(field: string, size: number, timeout: number) {
    const { aggregations } = await this.search(
      {
        size: 0,
        track_total_hits: false,
        aggs: {
          sku: {
            nested: { path: 'sku' },
            aggs: { most: { terms: { field: `sku.${field}`, size } } },
          },
        },
      },
      timeout,
    );
    return bucketsOf(within(aggregations?.sku, 'most')).map(({ key, doc_count: count }) => ({
      value: String(key),
      count,
    }));
  }
}
