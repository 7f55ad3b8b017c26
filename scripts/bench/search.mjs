import { filled, run } from './api.mjs';

/** Maximum catalogue for PGlite; the judged queries need no larger one. */
const largest = 100_000;

/** (d) Measures the search quality for the judged queries, by class, at several catalogue sizes. */
export async function judgeSearch({ sizes, minutes = 10 }) {
  const results = [];
  for (const products of sizes.filter((size) => size <= largest)) {
    const env = await filled('PGlite', products, minutes);
    const figures =
      env &&
      (await run(['lib/marketplace/modules/search/testing/print-judgement.ts'], env, minutes));
    if (figures) results.push({ products, classes: JSON.parse(figures) });
  }
  return results;
}

/** Returns the table of one catalogue's classes. */
export const judgedTable = ({ classes }) => classes;
