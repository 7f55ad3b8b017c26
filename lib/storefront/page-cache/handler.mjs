import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { onTags, publishTags, redis } from './shared.mjs';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const longestSeconds = 30 * 24 * 3600;
const memoryBytes = Number(process.env.CACHE_MEMORY_MB ?? 512) * 1024 * 1024;

/** Entries of this process: rendered pages, least recently used ones leave first. */
const memory = new LRUCache({ maxSize: memoryBytes, sizeCalculation: sizeOf });

/** Pages of another build name other script files, so each build has its own. */
const prefix = `haat:page:${readFileSync('.next/BUILD_ID', 'utf8').trim()}:`;

/**
 * Next's page cache (`cacheHandler`) on Redis behind a memory layer, for several instances and for
 * restarts. Redis being away never fails a request: the memory layer goes on alone.
 */
export default class PageCache {
  async get(key) {
    const known = memory.get(key);
    if (known) return known;
    const stored = await redis((client) => client.get(prefix + key));
    if (!stored) return null;
    const entry = deserialize(await decompress(stored));
    memory.set(key, entry);
    return entry;
  }

  async set(key, value, { cacheControl } = {}) {
    if (!value) {
      memory.delete(key);
      await redis((client) => client.del(prefix + key));
      return;
    }
    const entry = { value, cacheControl, lastModified: Date.now() };
    memory.set(key, entry);
    const seconds = Math.min(cacheControl?.expire || longestSeconds, longestSeconds);
    const packed = await compress(serialize(entry), { level: 1 });
    await redis((client) => client.set(prefix + key, packed, { EX: Math.ceil(seconds) }));
  }

  /** Marks the tags here at once and tells the other instances. */
  async revalidateTag(tags, durations) {
    const now = Date.now();
    const mark = durations
      ? {
          stale: now,
          expired: durations.expire === undefined ? undefined : now + durations.expire * 1000,
        }
      : { expired: now };
    await publishTags([tags].flat().map((tag) => [tag, mark]));
  }

  resetRequestCache() {}
}

onTags();

function sizeOf({ value }) {
  const segments = value.segmentData ? [...value.segmentData.values()] : [];
  const parts = [value.html, value.rscData, value.body, ...segments];
  return 1024 + parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
}
