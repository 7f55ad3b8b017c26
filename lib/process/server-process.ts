/**
 * State shared between the bundles of one server process (our server, page cache, middleware, routes). A module
 * that stores something here adds it to the interface.
 */
export interface ServerProcess {
  /** True if our server handles every request first: numbers it, measures it and calls `guardRequest`. */
  isGuarded?: boolean;
  /** The origin of this process, behind any proxy; known from the first request on. */
  origin?: string;
  /** Returns the status of a page that is fresh in the page cache, by its path with language: /en/product/x. */
  cachedStatus?: (path: string) => number | undefined;
  /** Checks whether one of the tags was marked after a moment (milliseconds since 1970). */
  isMarkedSince?: (tags: string[], moment: number) => boolean;
  /** The oldest database state that pages may be rendered from: a log position (lib/caching/read-after.ts). */
  readAfter?: string;
  /** The number of changes this process was told of; its reads must be as new as the last of them. */
  changes?: number;
  /** The last time the API host did not answer or said that it is unavailable (milliseconds since 1970). */
  unavailableAt?: number;
  /** Marks request headers that this process itself has set. */
  secret?: string;
}

declare global {
  var haatServerProcess: ServerProcess | undefined;
}

globalThis.haatServerProcess ??= {};

export const serverProcess: ServerProcess = globalThis.haatServerProcess;
