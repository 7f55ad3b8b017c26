import manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { laterPosition } from '@/lib/caching/read-after';
import { serverProcess } from '@/lib/process/server-process';

const { areTagsExpired, areTagsStale, tagsManifest } = manifest;

/**
 * The times at which a tag was marked, in milliseconds since 1970, and the database log position after which
 * its pages must be read.
 */
export type TagMark = { stale?: number; expired?: number; readAfter?: string };

/**
 * Puts a mark into Next's own table of tags, which pages and data are checked against; the later mark wins.
 * From then on this process renders from data after the mark's position, and from a search that has looked again.
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

/** True if any of the tags expired after a moment (milliseconds), so that older entries are not shown. */
export const isExpiredSince = (tags: string[], moment: number): boolean =>
  areTagsExpired(tags, moment);

/** True if any of the tags was marked after a moment (milliseconds). */
export function isMarkedSince(tags: string[], moment: number): boolean {
  return areTagsExpired(tags, moment) || areTagsStale(tags, moment);
}
