import { readFileSync } from 'node:fs';
import type { Client } from '@opensearch-project/opensearch';
import { DomainError } from '../../../../kernel/errors';
import { log } from '../../../../kernel/log';
import { Breaker } from './breaker';

export type ClusterSettings = {
  /** Addresses of nodes, with user and password where the cluster asks for these. */
  nodes: readonly string[];
  /** What the names of all indices begin with. */
  index: string;
  /** Milliseconds a query waits for its answer. */
  timeout: number;
  /** A file with the certificates that the nodes' own is signed with. */
  caFile?: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
type Call = {
  body?: object;
  /** Lines of a request that has several, each an object in JSON. */
  lines?: readonly string[];
  query?: Record<string, string | number | boolean>;
  /** Milliseconds; that of a query by default. */
  timeout?: number;
};

/** What the cluster refuses, as a document that is missing or newer there. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** 429 and 5xx are the cluster's faults; other statuses are answers. */
const isFault = (error: unknown) => {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
};

/** 503: the cluster is away, too slow, or has no index yet. */
export const notReady = () => new DomainError(503, 'search_starting', { retryAfterSeconds: 5 });

/** Calls to the nodes of a cluster: each with a time limit, tried again on others. */
export class Cluster {
  #client: Promise<Client> | undefined;
  readonly #breaker = new Breaker();

  constructor(readonly settings: ClusterSettings) {}

  /** Loaded only where there is a cluster: it is large. */
  #open(): Promise<Client> {
    const { nodes, timeout, caFile } = this.settings;
    this.#client ??= import('@opensearch-project/opensearch').then(
      ({ Client }) =>
        new Client({
          nodes: [...nodes],
          // A node that was away a moment ago may be back while another is not.
          maxRetries: Math.min(2, nodes.length),
          requestTimeout: timeout,
          // Sort keys have 63 bits.
          enableLongNumeralSupport: true,
          ssl: caFile ? { ca: readFileSync(caFile, 'utf8') } : undefined,
        }),
    );
    return this.#client;
  }

  get isAway(): boolean {
    return this.#breaker.isOpen;
  }

  /**
   * The body of an answer.
   * @throws {DomainError} 503 search_starting, where no node answers in time; at once while the breaker is open
   */
  async call<Answer>(method: Method, path: string, options: Call = {}): Promise<Answer> {
    if (!this.#breaker.mayCall()) throw notReady();
    const { body, lines, query, timeout = this.settings.timeout } = options;
    const since = performance.now();
    try {
      const client = await this.#open();
      const answer = await client.transport.request(
        {
          method,
          path,
          body,
          // Objects pass a serializer that looks at each number.
          bulkBody: lines && [...lines],
          querystring: query,
        },
        { requestTimeout: timeout },
      );
      this.#breaker.succeeded();
      return answer.body as Answer;
    } catch (error) {
      if (!isFault(error)) {
        this.#breaker.succeeded();
        throw error;
      }
      if (!this.isAway) log.warn({ error: String(error) }, 'the search cluster does not answer');
      this.#breaker.failed();
      if (performance.now() - since >= timeout) this.gaveUp(since);
      throw notReady();
    }
  }

  /** Whoever has waited for answers since a moment of `performance.now()` waits no longer. */
  gaveUp(since: number): void {
    this.#breaker.gaveUp(since);
  }

  async close(): Promise<void> {
    await (await this.#client)?.close();
  }
}
