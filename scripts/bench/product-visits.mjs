import { progressBar } from '../lib/progress.mjs';
import { sendLoad } from './client.mjs';
import { once, shuffled } from './random.mjs';
import { memoryOf } from './server-process.mjs';

/** So many products are visited one after the other for (b). */
export const alone = 200;

/** (b) Milliseconds until a product that nobody has visited is there, one at a time. */
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
 * (a) Every product once in random order, which renders them, then once more in another order; and
 * (e) the server's memory before and after. The first pass ends early when its time is up.
 */
export async function measureSpread(shop, paths, { minutes }) {
  const before = memoryOf(shop.pid);
  const visited = [];
  const first = await pass(shop, 'First pass', shuffled(paths, 2), visited, minutes);
  const between = memoryOf(shop.pid);
  const second = await pass(shop, 'Second pass', shuffled(visited, 3), [], minutes);
  return {
    visited: visited.length,
    passes: { first, second },
    memory: { before, 'after the first pass': between, 'after the second': memoryOf(shop.pid) },
  };
}

async function pass(shop, title, paths, visited, minutes) {
  const bar = progressBar(`${title} over ${paths.length} products`);
  const next = once(paths);
  const result = await sendLoad(shop, {
    next: () => {
      const path = next();
      if (path) visited.push(path);
      return path;
    },
    seconds: minutes * 60,
    onAnswer: (asked) => bar.update(asked, paths.length),
  });
  bar.end();
  return result;
}
