import { readFileSync } from 'node:fs';
import type { Client } from '@opensearch-project/opensearch';
import { log } from '@/lib/log/log';
import { DomainError } from '../../../../kernel/errors';
import { Breaker } from './breaker';

export type ClusterSettings = {
  /** Addresses of nodes, with user and password if the cluster requires them. */
  nodes: readonly string[];
  /** The prefix of all index names. */
  index: string;
  /** Milliseconds a query waits for its answer. */
  timeout: number;
  /** A file with the certificates that signed the nodes' own. */
  caFile?: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
type Call = {
  body?: object;
  /** Lines of a request body, each an object in JSON. */
  lines?: readonly string[];
  query?: Record<string, string | number | boolean>;
  /** The timeout in milliseconds; by default that of a query. */
  timeout?: number;
};

/** Returns the status of the cluster's refusal, as for a document that is missing or newer there. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** Returns whether an error is the cluster's fault: 429 and 5xx are, other statuses are answers. */
const isFault = (error: unknown) => {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
};

/** Returns the error 503: the cluster is unavailable, too slow, or has no index yet. */
export const notReady = () => new DomainError(503, 'search_starting', { retryAfterSeconds: 5 });

/** Calls the nodes of a cluster: each call has a time limit and is repeated on other nodes. */
export class Cluster {
  #client: Promise<Client> | undefined;
  readonly #breaker = new Breaker();

  constructor(readonly settings: ClusterSettings) {}

  /** Loads the client only if there is a cluster: it is large. */
  #open(): Promise<Client> {
    const { nodes, timeout, caFile } = this.settings;
    this.#client ??= import('@opensearch-project/opensearch').then(
      ({ Client }) =>
        new Client({
          nodes: [...nodes],
          // A node that was unavailable a moment ago may be back while another is not.
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
   * Returns the body of an answer.
   * @throws {DomainError} 503 search_starting, if no node answers in time; at once while the breaker is open
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
          // Objects would pass a serializer that examines each number.
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

  /** Reports that a caller has given up waiting since a moment of `performance.now()`. */
  gaveUp(since: number): void {
    this.#breaker.gaveUp(since);
  }

  async close(): Promise<void> {
    await (await this.#client)?.close();
  }
}
