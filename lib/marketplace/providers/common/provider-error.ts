/**
 * Why a call to the payment provider failed. `refused`: it answered 4xx. After `timeout` and `unavailable`
 * it may have done what was asked all the same.
 */
export type ProviderFailure = 'refused' | 'unreachable' | 'timeout' | 'unavailable' | 'unexpected';

/** The only error that calls to the payment provider throw. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderFailure,
    /** The provider's own words, for the log. */
    readonly description: string,
    /** HTTP status, where there was one. */
    readonly status?: number,
  ) {
    super(`payment provider ${kind}: ${description}`);
    this.name = 'ProviderError';
  }
}
