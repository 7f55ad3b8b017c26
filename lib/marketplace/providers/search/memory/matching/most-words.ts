import { relevance } from '../../ranking';
import { type DocumentList, isKind, type WordMatches } from './word-matches';

/** Added to the relevance of documents with all words, so that they come first among these. */
const fullBonus = 100;
/** What a word counts among most words where only the description has it. */
const describedShare = 0.4;
/** Share of the words' weight that a document must have. */
const mostShare = 0.3;
/** The same where no document has all of them. */
const bestShare = 0.6;

/**
 * Arrays by document, as long as the catalogue, and each one's group; `scores`, `hits` and `levels` are zero before and
 * `scores` alone is set after.
 */
export type Scratch = {
  docs: Uint32Array;
  scores: Uint8Array;
  hits: Uint8Array;
  levels: Uint8Array;
  group: Uint32Array;
};

/** A word's documents, those of the groups it names, and those that only describe themselves with it. */
export type WordSource = WordMatches & {
  named: Uint32Array;
  described: Uint32Array;
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
  const { ofHits, ofLevels } = weightsOf(sources);
  for (const doc of full) scores[doc] = (scores[doc] ?? 0) + fullBonus;
  let most = 0;
  for (let at = 0; at < found; at++) {
    const doc = docs[at] ?? 0;
    const weight = (ofHits[hits[doc] ?? 0] ?? 0) + (ofLevels[levels[doc] ?? 0] ?? 0);
    if (weight > most) most = weight;
  }
  const least = full.length > 0 ? most * mostShare : most * bestShare;
  let count = 0;
  let used = 0;
  for (let at = 0; at < found; at++) {
    const doc = docs[at] ?? 0;
    const weight = (ofHits[hits[doc] ?? 0] ?? 0) + (ofLevels[levels[doc] ?? 0] ?? 0);
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

/**
 * All documents with any of the words, or with any that names a kind where there are such words: the words are bits of
 * `hits`, of `levels` where only the description has it.
 */
function collect(scratch: Scratch, sources: readonly WordSource[]): number {
  const { hits, levels } = scratch;
  const words = sources.map((source, index) => ({ source, bit: 1 << index }));
  const kinds = words.filter(({ source }) => isKind(source.lists));
  const others = words.filter((word) => !kinds.includes(word));
  let count = 0;
  for (const [at, { source, bit }] of [...kinds, ...others].entries()) {
    const { lists, bonus, named, described } = source;
    const put = kinds.length > 0 && at >= kinds.length ? addToKnown : addAll;
    for (const list of lists) count = put(scratch, list, hits, bit, count, bonus);
    const isNamed = { docs: named, length: named.length, level: relevance.elsewhere };
    count = put(scratch, isNamed, hits, bit, count);
    const isDescribed = { docs: described, length: described.length, level: relevance.description };
    count = put(scratch, isDescribed, levels, bit, count);
  }
  return count;
}

/** Sets a word's bit for the documents of a list that do not have it yet; returns how many documents there are then. */
function addAll(
  { docs, scores, hits, levels, group }: Scratch,
  list: DocumentList,
  bits: Uint8Array,
  bit: number,
  count: number,
  bonus?: Uint8Array,
): number {
  let next = count;
  for (let at = 0; at < list.length; at++) {
    const doc = list.docs[at] ?? 0;
    if ((((hits[doc] ?? 0) | (levels[doc] ?? 0)) & bit) !== 0) continue;
    const score = scores[doc] ?? 0;
    if (score === 0) docs[next++] = doc;
    bits[doc] = (bits[doc] ?? 0) | bit;
    scores[doc] = score + list.level + (bonus ? (bonus[group[doc] ?? 0] ?? 0) : 0);
  }
  return next;
}

/** The same for documents that were found before, and no others. */
function addToKnown(
  { scores, hits, levels, group }: Scratch,
  list: DocumentList,
  bits: Uint8Array,
  bit: number,
  count: number,
  bonus?: Uint8Array,
): number {
  for (let at = 0; at < list.length; at++) {
    const doc = list.docs[at] ?? 0;
    const score = scores[doc] ?? 0;
    if (score === 0 || (((hits[doc] ?? 0) | (levels[doc] ?? 0)) & bit) !== 0) continue;
    bits[doc] = (bits[doc] ?? 0) | bit;
    scores[doc] = score + list.level + (bonus ? (bonus[group[doc] ?? 0] ?? 0) : 0);
  }
  return count;
}

/**
 * By the set of words that a document has (a bit each), how much it counts, and how much those that only its
 * description has add to that. Where words name kinds, nothing without one of these counts.
 */
function weightsOf(sources: readonly WordMatches[]) {
  const ofHits = new Float64Array(2 ** sources.length);
  const ofLevels = new Float64Array(ofHits.length);
  let kinds = 0;
  for (const [index, { lists }] of sources.entries()) if (isKind(lists)) kinds |= 1 << index;
  for (let words = 0; words < ofHits.length; words++) {
    let weight = 0;
    for (const [index, source] of sources.entries()) {
      if ((words & (1 << index)) !== 0) weight += source.weight;
    }
    // Of the other words alone nothing is what was asked for.
    ofHits[words] = kinds !== 0 && (words & kinds) === 0 ? Number.NEGATIVE_INFINITY : weight;
    ofLevels[words] = describedShare * weight;
  }
  return { ofHits, ofLevels };
}
