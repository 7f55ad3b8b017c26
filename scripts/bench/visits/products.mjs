import { progressBar } from '../../lib/progress.mjs';
import { sendLoad } from '../client.mjs';
import { once, shuffled } from '../random.mjs';
import { memoryOf } from '../server-process.mjs';

/** Number of products visited one at a time for (b). */
export const alone = 200;

/** Number of concurrent requests in the passes over all products. */
export const atOnce = 16;

/** Measures first renders of the framework's empty page, one and several at a time: the lower bound of this machine. */
export async function measureEmptyPage(site) {
  let next = 0;
  const paths = (count) => once(Array.from({ length: count }, () => `/page-${next++}`));
  return {
    'empty page, one at a time': await sendLoad(site, { next: paths(alone), connections: 1 }),
    [`empty page, ${atOnce} at a time`]: await sendLoad(site, {
      next: paths(5 * alone),
      connections: atOnce,
    }),
  };
}

/** (b) Measures milliseconds until an unvisited product is there, one at a time. */
export async function measureFirstRenders(shop, paths) {
  const bar = progressBar('First renders');
  const result = await sendLoad(shop, {
    next: once(paths),
    connections: 1,
    onAnswer: (asked) => bar.update(asked, paths.length),
  });
  bar.end();
  return result;
}

/**
 * (a) Visits every product once in random order, which renders it, then once more in another order; and (e)
 * measures the server's memory before and after. A pass ends early if minutes are given.
 */
export async function measureSpread(shop, paths, { minutes }) {
  const before = memoryOf(shop.pid);
  const visited = [];
  const first = await pass(shop, 'First pass', shuffled(paths, 2), { visited, minutes });
  const between = memoryOf(shop.pid);
  const second = await pass(shop, 'Second pass', shuffled(visited, 3), { minutes, headers: gzip });
  return {
    visited: visited.length,
    passes: { first, second },
    memory: { before, 'after the first pass': between, 'after the second': memoryOf(shop.pid) },
  };
}

/** The coding of a crawler; (a) covers browsers. */
const gzip = { 'accept-encoding': 'gzip' };

async function pass(shop, title, paths, { visited = [], minutes, headers }) {
  const bar = progressBar(`${title} over ${paths.length} products`);
  const next = once(paths);
  const result = await sendLoad(shop, {
    next: () => {
      const path = next();
      if (path) visited.push(path);
      return path;
    },
    connections: atOnce,
    seconds: minutes && minutes * 60,
    headers,
    onAnswer: (asked) => bar.update(asked, paths.length),
  });
  bar.end();
  return result;
}
