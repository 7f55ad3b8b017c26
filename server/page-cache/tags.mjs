import manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const { areTagsExpired, areTagsStale, tagsManifest } = manifest;

/** Takes a mark into Next's own table of tags, which pages and data are checked against. The later one wins. */
export function markTag(tag, mark) {
  const known = tagsManifest.get(tag) ?? {};
  const later = (a, b) => (a === undefined ? b : b === undefined ? a : Math.max(a, b));
  const marked = {
    stale: later(known.stale, mark.stale),
    expired: later(known.expired, mark.expired),
  };
  tagsManifest.set(tag, marked);
  return marked;
}

/** Whether any of the tags was marked after that moment (milliseconds). */
export function isMarkedSince(tags, moment) {
  return areTagsExpired(tags, moment) || areTagsStale(tags, moment);
}
