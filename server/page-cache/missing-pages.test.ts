import { cacheTags } from '@/lib/caching/tags';
import PageCache from './handler';
import { allPersisted } from './persist';
import { putShelf, shelf } from './shelf';
import { find, keyOf } from './store';
import type { StoredPage } from './stored-page';

const cache = new PageCache();
const key = (path: string) => `/route-cache/APP_PAGE/0123/$${path}`;
const stored = new Map<string, StoredPage>();

beforeAll(() => {
  putShelf({
    ...shelf(),
    read: async (id) => stored.get(id),
    write: async (page) => void stored.set(page.id, page),
    remove: async (id) => void stored.delete(id),
  });
});
afterAll(() => putShelf());

function set(path: string, isMissing: boolean) {
  const tags = ['site', `tag${path}`, ...(isMissing ? [cacheTags.missing] : [])].join(',');
  const html = `<h1>${path}</h1>${isMissing ? 'none' : 'here'}`;
  const value = {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(path),
    headers: { 'x-next-cache-tags': tags },
    status: 200,
  };
  return cache.set(key(path), value, { cacheControl: { revalidate: 300, expire: 3600 } });
}
const isKept = (path: string) => find(keyOf(path)) !== undefined;

it('keeps one missing page of a language and page type, and none beyond memory', async () => {
  await set('/en/product/real', false);
  for (let nth = 0; nth < 1500; nth++) {
    await set(`/en/product/made-up-${nth}`, true);
    await set(`/hi/made-up-${nth}`, true);
  }
  await allPersisted();
  const missing = Array.from({ length: 1500 }, (_, nth) => nth).flatMap((nth) =>
    [`/en/product/made-up-${nth}`, `/hi/made-up-${nth}`].filter(isKept),
  );
  expect(missing).toEqual(['/en/product/made-up-1499', '/hi/made-up-1499']);
  expect(isKept('/en/product/real')).toBe(true);
  expect([...stored.keys()]).toEqual(['/en/product/real']);
});

it('answers the same address 404 from what is kept, and no other one', async () => {
  await set('/en/brand/made-up', true);
  expect((await cache.get(key('/en/brand/made-up')))?.value?.status).toBe(404);
  expect(await cache.get(key('/en/brand/another'))).toBeNull();
});

it('keeps the page of an address that has come into being', async () => {
  await set('/en/store/new', true);
  await set('/en/store/new', false);
  await set('/en/store/made-up', true);
  await allPersisted();
  expect((await cache.get(key('/en/store/new')))?.value?.status).toBe(200);
  expect(stored.has('/en/store/new')).toBe(true);
});

it('forgets beyond memory a page that has gone', async () => {
  await set('/en/category/gone', false);
  await allPersisted();
  await set('/en/category/gone', true);
  await allPersisted();
  expect(stored.has('/en/category/gone')).toBe(false);
});
