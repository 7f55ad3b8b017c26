import { filled, run } from './api.mjs';

/** PGlite is for small shops; the judged queries need no larger catalogue. */
const largest = 100_000;

/** (d) How well the search answers the judged queries, by class, at several sizes of the catalogue. */
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

/** A table of one catalogue's classes. */
export const judgedTable = ({ classes }) => classes;
