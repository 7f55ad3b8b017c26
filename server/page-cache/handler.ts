import { serverProcess } from '@/lib/process/server-process';
import { build } from './build-id';
import { mark, opened } from './open-pages';
import { type CachedValue, setMissingStatus, setNames, setPolicy, unpack } from './packing';
import { idOfKey } from './page-keys';
import { persist, unpersist } from './persist';
import { shelf } from './shelf';
import { skipSizeMeasure } from './skip-size-measure';
import {
  begunAt,
  type CacheControl,
  type Entry,
  find,
  forget,
  isFresh,
  isUsable,
  keep,
  keyOf,
  noteBegun,
  takeIn,
  takesRenewal,
} from './store';
import { isMarkedSince, type TagMark } from './tags';

await opened;

serverProcess.isMarkedSince = isMarkedSince;
serverProcess.cachedStatus = (path) => {
  const entry = find(keyOf(path));
  return entry && isFresh(entry) ? entry.status : undefined;
};

/**
 * Next's page cache (`cacheHandler`): packed in memory, and behind that on the disk or in Redis, for restarts and for
 * several instances.
 */
export default class PageCache {
  constructor() {
    skipSizeMeasure();
  }

  async get(key: string) {
    const entry = takesRenewal(key) ? undefined : (usable(find(key)) ?? (await fetchKept(key)));
    if (!entry) {
      noteBegun(key);
      return null;
    }
    if (!isFresh(entry)) noteBegun(key);
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
      setPolicy(value);
      setNames(value);
      // A change during the render is later than that, and makes the page stale at once.
      const packing = keep(key, value, { cacheControl, lastModified: begunAt(key) });
      packing.then(() => persist(key)).catch(console.error);
    } else {
      forget(key);
      await unpersist(key);
    }
  }

  /**
   * Marks the tags here at once, and tells the other instances.
   * @param durations seconds that Next may serve what is stale; without them it is expired at once
   */
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const now = Date.now();
    const expired = durations?.expire === undefined ? undefined : now + durations.expire * 1000;
    const { readAfter } = serverProcess;
    const made: TagMark = durations
      ? { stale: now, expired, readAfter }
      : { expired: now, readAfter };
    return mark([tags].flat().map((tag) => [tag, made]));
  }

  resetRequestCache() {}
}

/** Next would show once more what is both old and expired by a tag. */
const usable = (entry: Entry | undefined) => (entry && isUsable(entry) ? entry : undefined);

async function plainValue({ value, html, rest }: Entry): Promise<CachedValue | null> {
  return value ?? (rest ? unpack({ html, rest }) : null);
}

/** What this build has rendered; the data that Next sends with it belongs to a build. */
async function fetchKept(key: string): Promise<Entry | undefined> {
  const stored = await shelf().read(idOfKey(key));
  if (stored?.build !== build || !isUsable(stored)) return undefined;
  return takeIn(key, stored) ? stored : usable(find(key));
}
