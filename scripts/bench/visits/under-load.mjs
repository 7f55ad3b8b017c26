import { progressBar } from '../../lib/progress.mjs';
import { sendLoad } from '../client.mjs';
import { once } from '../random.mjs';

/** What twelve connections of one address ask for without a pause, and how much of it is refused. */
const crowds = {
  'calls without a limit of their own': '/api/payments/methods',
  'searches, most of them refused': '/api/products/search?search=kurta',
};

/** Products that are visited under each crowd. */
const visits = 60;

/** Milliseconds until a product that nobody has visited is there while one address floods the API. */
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

/** Products that `measureCrowdedRenders` needs. */
export const crowdedVisits = visits * Object.keys(crowds).length;
