import { randomUUID } from 'node:crypto';
import { redis } from './redis';
import type { PageShelf } from './shelf';
import { decodePage, encodePage, type StoredPage } from './stored-page';

const longestSeconds = 30 * 24 * 3600;

/** Milliseconds after which a render counts as lost: more than a visitor waits, and than any render takes. */
const longestRender = 15_000;
/** A script that ends a claim only for its holder: another instance may have claimed it after its expiry. */
const endClaim = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

/** Builds by the time of their last start, the newest last. */
const buildsKey = 'haat:builds';
/** The number of former builds that are searched for a page this build has not rendered. */
const mostBefore = 3;

/**
 * Opens a shelf in Redis, shared by all instances; each build has its own keys. If Redis is away or hangs,
 * requests neither fail nor wait: memory works alone.
 */
export function openRedisShelf(
  market: string,
  build: string,
  canShow: (build: string) => boolean,
): PageShelf {
  const keyOf = (id: string, of: string) => `haat:page:${market}:${of}:${id}`;
  const claimOf = (id: string) => `haat:render:${market}:${build}:${id}`;
  const builds = redis(async (client) => {
    const now = Date.now();
    await client.zAdd(buildsKey, { score: now, value: build });
    await client.zRemRangeByScore(buildsKey, 0, now - longestSeconds * 1000);
    return client.zRange(buildsKey, 0, -1, { REV: true });
  });
  const before = async () =>
    ((await builds) ?? [])
      .map(String)
      .filter((other) => other !== build && canShow(other))
      .slice(0, mostBefore);

  async function readOf(id: string, of: string): Promise<StoredPage | undefined> {
    const bytes = await redis((client) => client.get(keyOf(id, of)));
    const page = bytes ? decodePage(bytes as Buffer) : undefined;
    return page?.id === id && page.build === of ? page : undefined;
  }

  return {
    async read(id) {
      const own = await readOf(id, build);
      if (own) return own;
      for (const of of await before()) {
        const page = await readOf(id, of);
        if (page) return page;
      }
      return undefined;
    },
    async write(page) {
      const seconds = Math.min(page.cacheControl?.expire || longestSeconds, longestSeconds);
      const bytes = encodePage(page);
      await redis((client) => client.set(keyOf(page.id, build), bytes, { EX: Math.ceil(seconds) }));
    },
    async remove(id) {
      const all = [build, ...(await before())].map((of) => keyOf(id, of));
      await redis((client) => client.del(all));
    },
    async has(id) {
      return Boolean(await redis((client) => client.exists(keyOf(id, build))));
    },
    // Other instances fill the shelf, too.
    hasRoom: () => false,
    async claimRender(id) {
      const key = claimOf(id);
      const own = randomUUID();
      const taken = await redis((client) =>
        client.set(key, own, { condition: 'NX', expiration: { type: 'PX', value: longestRender } }),
      );
      // `undefined` means that Redis is away: each instance then renders for itself.
      if (taken === null) return undefined;
      return async () => {
        await redis((client) => client.eval(endClaim, { keys: [key], arguments: [own] }));
      };
    },
    async *ofBuildsBefore() {
      for (const of of await before()) {
        const start = keyOf('', of);
        let cursor = '0';
        do {
          const scanned = await redis((client) =>
            client.scan(cursor, { MATCH: `${start}*`, COUNT: 200 }),
          );
          if (!scanned) return;
          cursor = String(scanned.cursor);
          for (const key of scanned.keys.map(String)) yield key.slice(start.length);
        } while (cursor !== '0');
      }
    },
  };
}
