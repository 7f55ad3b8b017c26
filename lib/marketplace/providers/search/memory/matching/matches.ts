import type { ProductColumns } from '../product-columns';
import type { DocumentList } from './word-matches';

/** A kind of thing or category that an occasion leads to, with its documents. */
export type OccasionKind = { lists: readonly DocumentList[]; weight: number };

/**
 * Found documents with their relevance by document; the length of `scores` is a multiple of 4. Valid until the next
 * match, which reuses the arrays.
 */
export type Matches = {
  docs: Uint32Array;
  count: number;
  scores: Uint8Array;
  /** Words of the search that none of the documents has. */
  missing: string[];
  /** The least score of a document with all words; undefined if none has. */
  full?: number;
  /** The kinds of an occasion; `scores` are codes of these (`kindCode`) until they are mixed. */
  kinds?: readonly OccasionKind[];
};

/** The share of all products above which matches are sorted by one pass over all documents. */
const many = 1 / 64;

/** Sorts many matches by document number, so that columns are read sequentially. */
export function sortedByDocument(matches: Matches, { count }: ProductColumns): Matches {
  const { docs, scores } = matches;
  if (matches.count < count * many || isAscending(matches)) return matches;
  const fours = new Uint32Array(scores.buffer, scores.byteOffset, Math.ceil(count / 4));
  let at = 0;
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let doc = 4 * four; doc < 4 * four + 4; doc++) {
      docs[at] = doc;
      at += scores[doc] === 0 ? 0 : 1;
    }
  }
  return matches;
}

function isAscending({ docs, count }: Matches): boolean {
  for (let at = 1; at < count; at++) {
    if ((docs[at] ?? 0) < (docs[at - 1] ?? 0)) return false;
  }
  return true;
}

/** Returns whether a wanted document has all words. */
export function isSomeFull(
  { docs, count, scores, full = Number.POSITIVE_INFINITY }: Matches,
  isWanted: (doc: number) => boolean,
): boolean {
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    if ((scores[doc] ?? 0) >= full && isWanted(doc)) return true;
  }
  return false;
}

/** Keeps documents of at least this share of the greatest relevance among the wanted ones. */
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
