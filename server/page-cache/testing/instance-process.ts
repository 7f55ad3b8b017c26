import { countView } from '../../views-together';
import PageCache from '../handler';
import { find, isFresh } from '../store';

/*
 * Runs an instance's Redis page cache in its own process, for `redis.test.ts`: the working folder holds its
 * build; calls arrive as messages and are answered one at a time.
 */

const cache = new PageCache();

type Call = {
  id: number;
  name: keyof typeof calls;
  values: [key: string, html: string, tag: string];
};

const calls = {
  async get(key: string) {
    const page = await cache.get(key);
    const entry = find(key);
    return page && { html: page.value?.html, isFresh: entry !== undefined && isFresh(entry) };
  },
  set: (key: string, html: string, tag: string) =>
    cache.set(
      key,
      { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: { 'x-next-cache-tags': tag } },
      { cacheControl: { revalidate: 3600, expire: 7200 } },
    ),
  revalidateTag: (tag: string) => cache.revalidateTag(tag, { expire: 3600 }),
  countView,
};

process.on('message', async ({ id, name, values }: Call) => {
  process.send?.({ id, answer: await calls[name](...values) });
});
process.on('disconnect', () => process.exit());
