import manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const { areTagsExpired, areTagsStale, tagsManifest } = manifest;

/** When a tag was marked, in milliseconds since 1970. */
export type TagMark = { stale?: number; expired?: number };

/** Takes a mark into Next's own table of tags, which pages and data are checked against. The later one wins. */
export function markTag(tag: string, mark: TagMark): TagMark {
  const known = tagsManifest.get(tag) ?? {};
  const marked = {
    stale: later(known.stale, mark.stale),
    expired: later(known.expired, mark.expired),
  };
  tagsManifest.set(tag, marked);
  return marked;
}

function later(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.max(a, b);
}

/** Whether any of the tags was marked after that moment (milliseconds) so that what is older is not shown any more. */
export const isExpiredSince = (tags: string[], moment: number): boolean =>
  areTagsExpired(tags, moment);

/** Whether any of the tags was marked after that moment (milliseconds). */
export function isMarkedSince(tags: string[], moment: number): boolean {
  return areTagsExpired(tags, moment) || areTagsStale(tags, moment);
}
