import { mostOfWords, relevance } from '../../ranking';
import { type DocumentList, isKind, isThing, type WordMatches } from './word-matches';

const { describedCounts, describedShare, fullBonus, leastOfBest, leastOfKind, leastShare } =
  mostOfWords;
const moreForShare = describedCounts / describedShare - 1;

/**
 * Arrays by document, as long as the catalogue, with each one's group; `scores`, `hits` and `levels` are zero
 * before, and only `scores` is set after.
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
 * Writes the documents with most of the words, of which words for kinds of things count most, to the first
 * `count` of `docs`; `full` are the documents with all words. `used` has a bit for each word that one of the
 * documents with the greatest weight has.
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
  const leastBelow = full.some((doc) => isOfKind(doc, sources)) ? leastOfKind : leastShare;
  const least = most * (full.length > 0 ? leastBelow : leastOfBest);
  let count = 0;
  let used = 0;
  for (let at = 0; at < found; at++) {
    const doc = docs[at] ?? 0;
    const described = ofLevels[levels[doc] ?? 0] ?? 0;
    const weight = (ofHits[hits[doc] ?? 0] ?? 0) + described;
    const added = full.length > 0 ? described * moreForShare : 0;
    if (weight > 0 && weight + added >= least) {
      scores[doc] = (scores[doc] ?? 0) + Math.round(2 * weight);
      docs[count++] = doc;
      if (weight === most) used |= (hits[doc] ?? 0) | (levels[doc] ?? 0);
    } else scores[doc] = 0;
    hits[doc] = 0;
    levels[doc] = 0;
  }
  return { count, used };
}

/** Returns whether a document is of a kind that one of the words names. */
const isOfKind = (doc: number, sources: readonly WordMatches[]) =>
  sources.some(({ lists }) =>
    lists.some(
      (list) => list.place === 'kind' && list.level >= relevance.nearKind && list.has(doc),
    ),
  );

const namesKind = (sources: readonly WordMatches[]) => sources.some(({ lists }) => isKind(lists));

/**
 * Collects all documents with any of the words, or with any that says a thing if one names a kind: the
 * words are bits of `hits`, and of `levels` if only the description has it.
 */
function collect(scratch: Scratch, sources: readonly WordSource[]): number {
  const { hits, levels } = scratch;
  const words = sources.map((source, index) => ({ source, bit: 1 << index }));
  const hasKind = namesKind(sources);
  const kinds = words.filter(({ source }) => hasKind && isThing(source.lists));
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

/** Sets a word's bit for the documents of a list that do not have it yet; returns the new number of documents. */
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

/** Does the same for documents that were found before, and no others. */
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
 * Returns weights by the set of words that a document has (a bit each), and additional weights for words that
 * only its description has. If words name kinds, a document without any of these weighs nothing.
 */
function weightsOf(sources: readonly WordMatches[]) {
  const ofHits = new Float64Array(2 ** sources.length);
  const ofLevels = new Float64Array(ofHits.length);
  let kinds = 0;
  const hasKind = namesKind(sources);
  for (const [index, { lists }] of sources.entries()) {
    if (hasKind && isThing(lists)) kinds |= 1 << index;
  }
  for (let words = 0; words < ofHits.length; words++) {
    let weight = 0;
    for (const [index, source] of sources.entries()) {
      if ((words & (1 << index)) !== 0) weight += source.weight;
    }
    // Documents with only the other words are not what was asked for.
    ofHits[words] = kinds !== 0 && (words & kinds) === 0 ? Number.NEGATIVE_INFINITY : weight;
    ofLevels[words] = describedShare * weight;
  }
  return { ofHits, ofLevels };
}
