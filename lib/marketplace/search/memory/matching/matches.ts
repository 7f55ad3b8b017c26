import type { ProductColumns } from '../product-columns';

/** Found documents with their relevance by document. Valid until the next match, which reuses the arrays. */
export type Matches = {
  docs: Uint32Array;
  count: number;
  scores: Uint8Array;
  /** Words of the search that none of the documents has. */
  missing: string[];
};

/** Above this share of all products, matches are sorted by one pass over all documents. */
const many = 1 / 64;

/** Sorts many matches by document number, so that columns are read sequentially. */
export function sortedByDocument(matches: Matches, { count }: ProductColumns): Matches {
  const { docs, scores } = matches;
  if (matches.count < count * many) return matches;
  let at = 0;
  for (let doc = 0; doc < count; doc++) {
    docs[at] = doc;
    at += scores[doc] === 0 ? 0 : 1;
  }
  return matches;
}

/** Keeps the documents of at least this share of the greatest relevance of those that are wanted. */
export function aboveFloor(
  matches: Matches,
  floor: number,
  isWanted: (doc: number) => boolean,
): Matches {
  const { docs, scores } = matches;
  let most = 0;
  for (let at = 0; at < matches.count; at++) {
    const doc = docs[at] ?? 0;
    if ((scores[doc] ?? 0) > most && isWanted(doc)) most = scores[doc] ?? 0;
  }
  const least = most * floor;
  let kept = 0;
  for (let at = 0; at < matches.count; at++) {
    const doc = docs[at] ?? 0;
    if ((scores[doc] ?? 0) >= least) docs[kept++] = doc;
    else scores[doc] = 0;
  }
  return { ...matches, count: kept };
}
