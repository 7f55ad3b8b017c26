/**
 * Why a call to a provider failed. `refused`: it said no. After `timeout` and `unavailable` it may have done what was
 * asked all the same.
 */
export type ProviderFailure = 'refused' | 'unreachable' | 'timeout' | 'unavailable' | 'unexpected';

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
