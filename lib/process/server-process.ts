/**
 * What the bundles of one server process (our server, page cache, middleware, routes) tell each other. Whoever keeps
 * something here adds it to the interface.
 */
export interface ServerProcess {
  /** Whether our server has every request already: numbered, measured and past `guardRequest`. */
  isGuarded?: boolean;
  /** Where this process answers, past any proxy; known from the first request on. */
  origin?: string;
  /** The status of a page that lies fresh in the page cache, by its path with language: /en/product/x. */
  cachedStatus?: (path: string) => number | undefined;
  /** Whether one of the tags was marked after a moment (milliseconds since 1970). */
  isMarkedSince?: (tags: string[], moment: number) => boolean;
  /** How new the database must be that pages are rendered from: a position of its log (lib/caching/read-after.ts). */
  readAfter?: string;
  /** How many changes this process was told of: what it reads from is to be as new as the last of them. */
  changes?: number;
  /** When the API host last gave no answer or said that it is unavailable (milliseconds since 1970). */
  unavailableAt?: number;
  /** Marks what this process itself wrote into a request. */
  secret?: string;
}

declare global {
  var haatServerProcess: ServerProcess | undefined;
}

globalThis.haatServerProcess ??= {};

export const serverProcess: ServerProcess = globalThis.haatServerProcess;
