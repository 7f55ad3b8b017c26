/**
 * Why a call to a provider failed. `refused`: it said no. After `timeout` and `unavailable` it may have done what was
 * asked all the same.
 */
export type ProviderFailure = 'refused' | 'unreachable' | 'timeout' | 'unavailable' | 'unexpected';

/** What a failed call means by its HTTP status, where the provider says nothing else by it. */
export const failureOf = (status: number): ProviderFailure =>
  status >= 500 || status === 429 ? 'unavailable' : 'refused';

/** The only error that calls to a provider throw, whichever it is. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderFailure,
    /** The provider's own words, for the log. */
    readonly description: string,
    /** HTTP status, where there was one. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`provider ${kind}: ${description}`, options);
    this.name = 'ProviderError';
  }
}

/** How a provider is reached. */
export type Wire = {
  /** Without a slash at its end. */
  baseUrl: string;
  timeoutMs: number;
  /** Otherwise over the network. */
  fetch?: typeof fetch;
};

/**
 * Calls a provider and reads its answer whole, whatever its status.
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

/** A text as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
