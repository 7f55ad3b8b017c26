import PageCache from '../handler.mjs';
import { find, isFresh } from '../store.mjs';

/*
 * The page cache of one instance in a process of its own, for `redis.test.ts`: the build is that of the
 * working folder, calls come as messages and are answered one by one.
 */

const cache = new PageCache();
const calls = {
  async get(key) {
    const page = await cache.get(key);
    return page && { html: page.value.html, isFresh: isFresh(find(key)) };
  },
  set: (key, html, tag) =>
    cache.set(
      key,
      { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: { 'x-next-cache-tags': tag } },
      { cacheControl: { revalidate: 3600, expire: 7200 } },
    ),
  revalidateTag: (tag) => cache.revalidateTag(tag),
};

process.on('message', async ({ id, name, values }) => {
  process.send?.({ id, answer: await calls[name](...values) });
});
process.on('disconnect', () => process.exit());
