/** A cache in front of the shop that knows its answers by names (lib/caching/shared-names.ts). */
export interface CdnProvider {
  /** Lower case, never changed. */
  readonly name: string;
  /**
   * Has what bears one of these names dropped everywhere, however many they are; once more does no harm.
   * @param how `drop`: it is never shown again; `soften`: it may be shown while the CDN asks for it anew, where the CDN
   * knows that, and is dropped otherwise
   * @throws {ProviderError} when a part of it may not have been done
   */
  purge(names: readonly string[], how: PurgeKind): Promise<void>;
}

export type PurgeKind = 'drop' | 'soften';

/** Without spaces, commas or line ends, by which CDNs tell names apart. */
const isName = /^[a-z][a-z0-9:-]{0,63}$/;

/** Every adapter asks this before it does anything. */
export function refuseNames(names: readonly string[]): void {
  const other = names.find((name) => !isName.test(name));
  if (other !== undefined) throw new Error('no name of a kept answer');
}
