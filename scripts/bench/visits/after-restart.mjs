import { progressBar } from '../../lib/progress.mjs';
import { sendLoad } from '../client.mjs';
import { once } from '../random.mjs';
import { atOnce } from './products.mjs';

/** Products whose pages are cached before the restart. */
export const keptBefore = 500;
/** Seconds that a list is fresh (`lifetimes.lists` of lib/storefront/cache.ts). */
const fresh = 300;
/** Connections that request the popular page, and seconds before and after its expiry. */
const connections = 32;
const around = 5;

const headers = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * Measures visits after a restart: the very first answer, pages from the disk, one at a time, and the wait of
 * visitors around the expiry of a popular list.
 * @param open starts the shop, each time with the same data
 */
export async function measureRestart(open, paths, category) {
  const before = await open();
  await sendLoad(before, { next: once(paths), headers, connections: atOnce });
  await before.stop();
  const shop = await open();
  try {
    const one = (next) => sendLoad(shop, { next: once(next), headers, connections: 1 });
    const first = { 'first visitor after the start': await one(['/']) };
    const disk = { [`${paths.length} products from the disk`]: await one(paths) };
    const memory = { 'the same from memory': await one(paths) };
    return { ...first, ...disk, ...memory, ...(await measureEnd(shop, category)) };
  } finally {
    await shop.stop();
  }
}

/** Uses a list page that nobody else requests, so that its age is known. */
async function measureEnd(shop, category) {
  const path = `/category/${category}?sort=price_desc&page=1&min_price=1`;
  const url = shop.url + path;
  await (await fetch(url, { headers })).arrayBuffer();
  const bar = progressBar('Until a popular list runs out');
  const end = Date.now() + fresh * 1000;
  for (let left = fresh; left > around; left = (end - Date.now()) / 1000) {
    bar.update(fresh - left, fresh);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  bar.end();
  const load = () => ({ next: () => path, headers, connections, seconds: around });
  return {
    'popular list, fresh': await sendLoad(shop, load()),
    'popular list, as it runs out': await sendLoad(shop, load()),
    'popular list, rendered anew': await sendLoad(shop, load()),
  };
}
