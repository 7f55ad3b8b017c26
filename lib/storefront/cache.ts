/**
 * Every lifetime of the server's cache. The tags are in lib/caching/tags.ts; the browser's cache is keyed by the
 * calls of the contract (lib/client/use-call.ts).
 * Lifetimes in seconds: `stale` in the browser, `revalidate` in the background, `expire` at the latest.
 */
export const lifetimes = {
  /** Pages of the catalogue. Changes revalidate them by tag; the lifetime is a fallback. */
  catalog: { stale: 300, revalidate: 900, expire: 86_400 },
  /** Lists with live deals and sales figures. */
  lists: { stale: 60, revalidate: 300, expire: 3600 },
  /** Rendered pictures: expensive to render, and revalidated by tag like the pages they belong to. */
  pictures: { stale: 86_400, revalidate: 86_400, expire: 604_800 },
  /** Content pages; a change expires them by tag. */
  content: { stale: 300, revalidate: 86_400, expire: 604_800 },
  /** Missing pages, which may exist soon. */
  missing: { stale: 30, revalidate: 60, expire: 300 },
} as const;
