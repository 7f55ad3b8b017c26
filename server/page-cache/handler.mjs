import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { settleStatus, unpack } from './packing.mjs';
import { add, find, forget, keep } from './store.mjs';
import { markTag } from './tags.mjs';

const longestSeconds = 30 * 24 * 3600;
const shared = process.env.REDIS_URL ? await import('./redis.mjs') : undefined;

/** Pages of another build name other script files, so each build has its own. */
const prefix = `haat:page:${readFileSync('.next/BUILD_ID', 'utf8').trim()}:`;

/**
 * Next's page cache (`cacheHandler`): packed in memory, and on Redis behind that for several instances
 * and for restarts. Redis being away, or hung, never fails or holds up a request: memory goes on alone.
 */
export default class PageCache {
  async get(key) {
    const entry = find(key) ?? (await fetchShared(key));
    if (!entry) return null;
    const { value, cacheControl, lastModified } = entry;
    return { value: value ?? (await unpack(entry)), cacheControl, lastModified };
  }

  async set(key, value, { cacheControl } = {}) {
    if (value) {
      settleStatus(value);
      const packing = keep(key, value, cacheControl);
      packing.then((packed) => share(key, packed)).catch(console.error);
    } else {
      forget(key);
      await shared?.redis((client) => client.del(prefix + key));
    }
  }

  /** Marks the tags here at once, and tells the other instances. */
  async revalidateTag(tags, durations) {
    const now = Date.now();
    const expired = durations?.expire === undefined ? undefined : now + durations.expire * 1000;
    const mark = durations ? { stale: now, expired } : { expired: now };
    const marks = [tags].flat().map((tag) => [tag, mark]);
    for (const [tag] of marks) markTag(tag, mark);
    await shared?.publishTags(marks);
  }

  resetRequestCache() {}
}

async function fetchShared(key) {
  const stored = await shared?.redis((client) => client.get(prefix + key));
  if (!stored) return undefined;
  const entry = deserialize(stored);
  add(key, entry);
  return entry;
}

async function share(key, packed) {
  const seconds = Math.min(packed.cacheControl?.expire || longestSeconds, longestSeconds);
  await shared?.redis((client) =>
    client.set(prefix + key, serialize(packed), { EX: Math.ceil(seconds) }),
  );
}
