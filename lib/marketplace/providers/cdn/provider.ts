/** A cache in front of the shop that tags its answers with names (lib/caching/shared-names.ts). */
export interface CdnProvider {
  /** The name, in lower case, never changed. */
  readonly name: string;
  /**
   * Drops everything tagged with one of these names, however many they are; repeating it is harmless.
   * @param how `drop`: it is never shown again; `soften`: it may be shown during revalidation if the CDN
   * supports that, and is dropped otherwise
   * @throws {ProviderError} when a part of it may not have been done
   */
  purge(names: readonly string[], how: PurgeKind): Promise<void>;
}

export type PurgeKind = 'drop' | 'soften';

/** Names have no spaces, commas or line ends, with which CDNs separate names. */
const isName = /^[a-z][a-z0-9:-]{0,63}$/;

/** Throws for invalid names; every adapter calls this first. */
export function refuseNames(names: readonly string[]): void {
  const other = names.find((name) => !isName.test(name));
  if (other !== undefined) throw new Error('no name of a kept answer');
}
