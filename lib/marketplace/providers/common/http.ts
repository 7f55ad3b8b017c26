/**
 * The reason why a call to a provider failed. `refused`: it said no. `timeout`, `unavailable`: it may have
 * done the work all the same.
 */
export type ProviderFailure = 'refused' | 'unreachable' | 'timeout' | 'unavailable' | 'unexpected';

/** Returns the meaning of a failed call's HTTP status, where the provider says nothing more specific. */
export const failureOf = (status: number): ProviderFailure =>
  status >= 500 || status === 429 ? 'unavailable' : 'refused';

/** The only error that calls to any provider throw. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderFailure,
    /** The provider's own words, for the log. */
    readonly description: string,
    /** The HTTP status, if there was one. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`provider ${kind}: ${description}`, options);
    this.name = 'ProviderError';
  }
}

/** The connection settings of a provider. */
export type Wire = {
  /** The base URL, without a trailing slash. */
  baseUrl: string;
  timeoutMs: number;
  /** The function that sends requests; by default the network's. */
  fetch?: typeof fetch;
};

/**
 * Calls a provider and reads its whole answer, whatever its status.
 * @throws {ProviderError} timeout, unreachable
 */
export async function reach(
  { baseUrl, timeoutMs, fetch: own = fetch }: Wire,
  path: string,
  init: RequestInit,
): Promise<{ status: number; text: string; headers: Headers }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await own(`${baseUrl}${path}`, { ...init, signal });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    const { name = '', message = 'no answer' } = Object(error);
    throw new ProviderError(name === 'TimeoutError' ? 'timeout' : 'unreachable', String(message));
  }
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
