import { progressBar } from '../../lib/progress.mjs';
import { sendLoad } from '../client.mjs';
import { once } from '../random.mjs';

/** Requests that twelve connections of one address send without pause; a part of them is refused. */
const crowds = {
  'calls without a limit of their own': '/api/payments/methods',
  'searches, most of them refused': '/api/products/search?search=kurta',
};

/** Products visited under each load. */
const visits = 60;

/** Measures milliseconds until an unvisited product is there while one address floods the API. */
export async function measureCrowdedRenders(shop, paths) {
  const results = {};
  const bar = progressBar('First renders under a flood of API calls');
  const names = Object.keys(crowds);
  for (const [at, name] of names.entries()) {
    const own = paths.slice(at * visits, (at + 1) * visits);
    let isFlooding = true;
    const flood = sendLoad(shop, {
      next: () => (isFlooding ? crowds[name] : undefined),
      connections: 12,
    });
    results[`first render under ${name}`] = await sendLoad(shop, {
      next: once(own),
      connections: 1,
      onAnswer: (asked) => bar.update(at * visits + asked, names.length * visits),
    });
    isFlooding = false;
    await flood;
  }
  bar.end();
  return results;
}

/** Number of products that `measureCrowdedRenders` needs. */
export const crowdedVisits = visits * Object.keys(crowds).length;
