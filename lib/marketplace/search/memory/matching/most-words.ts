import { relevance } from '../../ranking';
import { isKind, type WordMatches } from './word-matches';

/** Added to the relevance of documents with all words, so that they come first among these. */
const fullBonus = 100;
/** What a word counts among most words where only the description has it. */
const describedShare = 0.4;
/** Share of the words' weight that a document must have. */
const mostShare = 0.3;
/** The same where no document has all of them. */
const bestShare = 0.6;

/** Arrays by document, as long as the catalogue; all but `docs` are zero before and `scores` alone is set after. */
export type Scratch = {
  docs: Uint32Array;
  scores: Uint8Array;
  hits: Uint8Array;
  levels: Uint8Array;
};

/** A word's documents, those of the groups it names, and those that only describe themselves with it. */
export type WordSource = WordMatches & {
  named: Uint32Array;
  described: Uint32Array;
  bonus: (doc: number) => number;
};

/**
 * The documents with most of the words, those counting most that name a kind of thing, are the first `count` of
 * `docs`; `full` has all. `used` has a bit for each word that one of them has.
 */
export function mostWords(
  scratch: Scratch,
  sources: readonly WordSource[],
  full: Uint32Array,
): { count: number; used: number } {
  const { docs, scores, hits, levels } = scratch;
  const found = collect(scratch, sources);
  const weights = weightsOfHits(sources);
  const kinds = sources.reduce(
    (bits, { lists }, index) => (isKind(lists) ? bits | (1 << index) : bits),
    0,
  );
  const weightOf = (doc: number) =>
    // Of the other words alone nothing is what was asked for.
    kinds !== 0 && ((hits[doc] ?? 0) & kinds) === 0
      ? 0
      : (weights[hits[doc] ?? 0] ?? 0) + describedShare * (weights[levels[doc] ?? 0] ?? 0);
  for (const doc of full) scores[doc] = (scores[doc] ?? 0) + fullBonus;
  let most = 0;
  for (let at = 0; at < found; at++) most = Math.max(most, weightOf(docs[at] ?? 0));
  const least = full.length > 0 ? most * mostShare : most * bestShare;
  let count = 0;
  let used = 0;
  for (let at = 0; at < found; at++) {
    const doc = docs[at] ?? 0;
    const weight = weightOf(doc);
    if (weight > 0 && weight >= least) {
      scores[doc] = (scores[doc] ?? 0) + Math.round(2 * weight);
      docs[count++] = doc;
      used |= (hits[doc] ?? 0) | (levels[doc] ?? 0);
    } else scores[doc] = 0;
    hits[doc] = 0;
    levels[doc] = 0;
  }
  return { count, used };
}

/** All documents with any of the words: these are bits of `hits`, of `levels` where only the description has it. */
function collect({ docs, scores, hits, levels }: Scratch, sources: readonly WordSource[]): number {
  let count = 0;
  for (const [index, source] of sources.entries()) {
    const bit = 1 << index;
    const add = (
      list: { docs: Uint32Array; length: number; level: number },
      bits: Uint8Array,
      bonus?: (doc: number) => number,
    ) => {
      for (let at = 0; at < list.length; at++) {
        const doc = list.docs[at] ?? 0;
        if ((((hits[doc] ?? 0) | (levels[doc] ?? 0)) & bit) !== 0) continue;
        if (scores[doc] === 0) docs[count++] = doc;
        bits[doc] = (bits[doc] ?? 0) | bit;
        scores[doc] = (scores[doc] ?? 0) + list.level + (bonus?.(doc) ?? 0);
      }
    };
    const { named, described } = source;
    for (const list of source.lists) add(list, hits, source.categories && source.bonus);
    add({ docs: named, length: named.length, level: relevance.elsewhere }, hits);
    add({ docs: described, length: described.length, level: relevance.description }, levels);
  }
  return count;
}

/** By the set of words that a document has (a bit each), how much it counts. */
function weightsOfHits(sources: readonly WordMatches[]): Float64Array {
  const weights = new Float64Array(2 ** sources.length);
  for (let hits = 1; hits < weights.length; hits++) {
    for (const [index, { weight }] of sources.entries()) {
      if ((hits & (1 << index)) !== 0) weights[hits] = (weights[hits] ?? 0) + weight;
    }
  }
  return weights;
}
