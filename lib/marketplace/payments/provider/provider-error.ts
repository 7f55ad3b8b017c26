/**
 * Why the payment provider gave no good answer. `refused`: it understood and said no. With `timeout`
 * and `unavailable` it may have done what was asked all the same.
 */
export type ProviderFailure = 'refused' | 'unreachable' | 'timeout' | 'unavailable' | 'unexpected';

/** The one error of everything that is asked of the payment provider. */
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
