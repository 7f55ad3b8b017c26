import manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { laterPosition } from '@/lib/caching/read-after';
import { serverProcess } from '@/lib/process/server-process';

const { areTagsExpired, areTagsStale, tagsManifest } = manifest;

/**
 * When a tag was marked, in milliseconds since 1970, and behind which position of the database's log pages with it are to
 * be rendered again.
 */
export type TagMark = { stale?: number; expired?: number; readAfter?: string };

/**
 * Takes a mark into Next's own table of tags, which pages and data are checked against. The later one wins. What this
 * process renders from then on is read behind the mark's position, and found by a search that has looked again.
 */
export function markTag(tag: string, mark: TagMark): TagMark {
  const known: TagMark = tagsManifest.get(tag) ?? {};
  serverProcess.readAfter = laterPosition(serverProcess.readAfter, mark.readAfter);
  serverProcess.changes = (serverProcess.changes ?? 0) + 1;
  const marked = {
    stale: later(known.stale, mark.stale),
    expired: later(known.expired, mark.expired),
    readAfter: laterPosition(known.readAfter, mark.readAfter),
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
