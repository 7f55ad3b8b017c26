import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { moreLanguages } from '@/lib/i18n/locales';
import { serverProcess } from '@/lib/process/server-process';
import { type CachedValue, setMissingStatus, unpack } from './packing';
import { skipSizeMeasure } from './skip-size-measure';
import {
  add,
  type CacheControl,
  type Entry,
  find,
  forget,
  isFresh,
  keep,
  keyOf,
  type PackedEntry,
} from './store';
import { isMarkedSince, markTag, type TagMark } from './tags';

const longestSeconds = 30 * 24 * 3600;
const shared = process.env.REDIS_URL ? await import('./redis') : undefined;

serverProcess.isMarkedSince = isMarkedSince;
serverProcess.cachedStatus = (path) => {
  const entry = find(keyOf(path));
  return entry && isFresh(entry) ? entry.status : undefined;
};

/** Pages name their build's script files and the market's languages, so each has keys of its own. */
const build = [readFileSync('.next/BUILD_ID', 'utf8').trim(), ...moreLanguages].join('-');
const prefix = `haat:page:${build}:`;

/**
 * Next's page cache (`cacheHandler`): packed in memory, and on Redis behind that for several instances
 * and for restarts. Redis being away, or hung, never fails or holds up a request: memory goes on alone.
 */
export default class PageCache {
  constructor() {
    skipSizeMeasure();
  }

  async get(key: string) {
    const entry = find(key) ?? (await fetchShared(key));
    if (!entry) return null;
    const { cacheControl, lastModified } = entry;
    return { value: await plainValue(entry), cacheControl, lastModified };
  }

  async set(
    key: string,
    value: CachedValue | null,
    { cacheControl }: { cacheControl?: CacheControl } = {},
  ): Promise<void> {
    if (value) {
      setMissingStatus(value);
      const packing = keep(key, value, cacheControl);
      packing.then((packed) => packed && share(key, packed)).catch(console.error);
    } else {
      forget(key);
      await shared?.redis((client) => client.del(prefix + key));
    }
  }

  /**
   * Marks the tags here at once, and tells the other instances.
   * @param durations seconds that Next may serve what is stale; without them it is expired at once
   */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const now = Date.now();
    const expired = durations?.expire === undefined ? undefined : now + durations.expire * 1000;
    const mark: TagMark = durations ? { stale: now, expired } : { expired: now };
    const marks = [tags].flat().map((tag): [string, TagMark] => [tag, mark]);
    for (const [tag] of marks) markTag(tag, mark);
    await shared?.publishTags(marks);
  }

  resetRequestCache() {}
}

async function plainValue({ value, html, rest }: Entry): Promise<CachedValue | null> {
  return value ?? (rest ? unpack({ html, rest }) : null);
}

async function fetchShared(key: string): Promise<Entry | undefined> {
  const stored = await shared?.redis((client) => client.get(prefix + key));
  if (!stored) return undefined;
  const entry: Entry = deserialize(stored);
  add(key, entry);
  return entry;
}

async function share(key: string, packed: PackedEntry): Promise<void> {
  const seconds = Math.min(packed.cacheControl?.expire || longestSeconds, longestSeconds);
  await shared?.redis((client) =>
    client.set(prefix + key, serialize(packed), { EX: Math.ceil(seconds) }),
  );
}
