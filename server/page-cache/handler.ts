import { serverProcess } from '@/lib/process/server-process';
import { build } from './build-id';
import { takePlaceOfMissing } from './missing-pages';
import { mark, opened } from './open-pages';
import { leaveOutQuery } from './own-address';
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
  peek,
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
 * Next's page cache (`cacheHandler`): compressed in memory, with a shelf on the disk or in Redis for restarts
 * and for several instances.
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
      const isOfPathAlone = leaveOutQuery(value);
      setMissingStatus(value);
      setPolicy(value);
      setNames(value);
      if (!isOfPathAlone) return;
      // A change during the render is later than `begunAt` and makes the page stale at once.
      const packing = keep(key, value, { cacheControl, lastModified: begunAt(key) });
      if (value.status === 404) return keepOneMissing(key);
      packing.then(() => persist(key)).catch(console.error);
    } else {
      forget(key);
      await unpersist(key);
    }
  }

  /**
   * Marks the tags here at once, and notifies the other instances.
   * @param durations seconds for which Next may serve stale entries; without them they expire at once
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

/** Keeps missing pages in memory alone, one of each kind; a page that used to exist is removed from the shelf. */
async function keepOneMissing(key: string): Promise<void> {
  const former = takePlaceOfMissing(key);
  if (former && peek(former)?.status === 404) forget(former);
  await unpersist(key);
}

/** Returns a usable entry: Next would show an entry once more that is both old and expired by a tag. */
const usable = (entry: Entry | undefined) => (entry && isUsable(entry) ? entry : undefined);

async function plainValue({ value, html, rest }: Entry): Promise<CachedValue | null> {
  return value ?? (rest ? unpack({ html, rest }) : null);
}

/** Returns a page rendered by this build; the data that Next sends with a page belongs to a build. */
async function fetchKept(key: string): Promise<Entry | undefined> {
  const stored = await shelf().read(idOfKey(key));
  if (stored?.build !== build || !isUsable(stored)) return undefined;
  return takeIn(key, stored) ? stored : usable(find(key));
}
