import {
  type Attribute,
  type AttributeWords,
  attributeNames,
  type Excluded,
  keysOf,
  type SearchWord,
} from '../../../../modules/search-language';
import { mostRelevance, relevance } from '../../ranking';
import type { Phrases } from '../phrases';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Vocabulary } from '../vocabulary';
import type { Descriptions } from './descriptions';
import { markList } from './mark-list';
import type { Matches } from './matches';
import { listsOf } from './word-matches';

type Index = {
  columns: ProductColumns;
  groups: ProductGroups;
  vocabulary: Vocabulary;
  descriptions: Descriptions;
  phrases: Pick<Phrases, 'hasPair'>;
};

/** Words in names before a thing that goods do not have. */
const negations = ['without', 'no', 'non', 'not', 'zero', 'बिना'];
/** Words of a description that may say that goods do not have something. */
const negationKeys = [...negations, 'free', 'never', 'नहीं', 'रहित', 'मुक्त'].flatMap(keysOf);

/** A bit for each excluded word, up to a maximum, and one for products sold without it. */
const mostWords = 6;
const soldWithout = 1 << mostWords;

/**
 * Removes excluded products from the matches: by their names, attributes, brand, colour and size, and if none
 * of these decides, by their descriptions. Products whose names say that they are without it stay and are
 * raised ("Pickle without Oil"). Reads only the lists of the excluded words and the matches. `marks` is a
 * scratch array by document, zero before and after.
 */
export function exclude(
  matches: Matches,
  excluded: readonly Excluded[],
  index: Index,
  attributeWords: AttributeWords,
  marks: Uint8Array,
): Matches {
  let left = matches;
  for (const { terms } of excluded) {
    const words = terms.flat().slice(0, mostWords);
    const bitOf = (word: SearchWord) => (words.includes(word) ? 1 << words.indexOf(word) : 0);
    for (const word of words) markWord(word, bitOf(word), left, index, attributeWords, marks);
    const masks = terms
      .map((term) => term.reduce((mask, word) => mask | bitOf(word), 0))
      .filter((mask) => mask !== 0);
    const found = foundMasks(masks, left, marks);
    if (found.length === 0) markDescribed(words, left, index, marks);
    const isNegated = words.some(({ text }) => negations.includes(text));
    if (!isNegated) for (const word of words) markSoldWithout(word, left, index, marks);
    left = unmarked(left, found.length === 0 ? [1] : found, marks);
  }
  return left;
}

/** Attributes whose values describe the goods; a store "Cotton House" sells silk too. */
const telling: readonly Attribute[] = ['brand', 'colour', 'size'];

/**
 * Marks the matches with the word in their names or attributes, or of a brand, colour or size that it names; of a
 * category or store if no product has the word itself.
 */
function markWord(
  word: SearchWord,
  bit: number,
  matches: Matches,
  { columns, groups, vocabulary }: Index,
  attributeWords: AttributeWords,
  marks: Uint8Array,
): void {
  const lists = listsOf(word, vocabulary);
  for (const list of lists) markList(list, bit, matches, marks);
  const named = new Uint8Array(groups.count);
  for (const attribute of lists.length > 0 ? telling : attributeNames) {
    const codes = new Set(attributeWords.codesNamed(word.keys, attribute));
    if (codes.size === 0) continue;
    for (const [group, own] of groups.codes[attribute].entries()) {
      if (own.some((code) => codes.has(code))) named[group] = 1;
    }
  }
  if (!named.includes(1)) return;
  const { docs, count } = matches;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    if (named[columns.group[doc] ?? 0] === 1) marks[doc] = (marks[doc] ?? 0) | bit;
  }
}

/** Returns the masks that some matches have; for one that none has ("zari work"), a mask for each of its words. */
function foundMasks(masks: readonly number[], { docs, count }: Matches, marks: Uint8Array) {
  const isFound = (mask: number) => {
    for (let at = 0; at < count; at++) {
      if (((marks[docs[at] ?? 0] ?? 0) & mask) === mask) return true;
    }
    return false;
  };
  const bits = Array.from({ length: mostWords }, (_, at) => 1 << at);
  return masks.flatMap((mask) =>
    isFound(mask) ? [mask] : bits.filter((bit) => (mask & bit) !== 0 && isFound(bit)),
  );
}

/** Marks with the first bit products that only their description gives away, unless that is true of all. */
function markDescribed(
  words: readonly SearchWord[],
  matches: Matches,
  { descriptions }: Index,
  marks: Uint8Array,
): void {
  const { docs, count, scores } = matches;
  for (const { keys, synonyms } of words) {
    for (const doc of descriptions.docsWith([...keys, ...synonyms], negationKeys)) {
      if (scores[doc] !== 0) marks[doc] = 1;
    }
  }
  const all = docs.subarray(0, count);
  if (all.every((doc) => marks[doc] === 1)) for (const doc of all) marks[doc] = 0;
}

/** Marks products whose names say that they are without the word: wireless, sugar-free, without oil. */
function markSoldWithout(
  { text, keys }: SearchWord,
  matches: Matches,
  { vocabulary, phrases }: Index,
  marks: Uint8Array,
): void {
  const wholes = [`${text}free`, `${text}less`, `non${text}`, `no${text}`].flatMap(keysOf);
  for (const list of postingsOf(vocabulary, wholes)) markList(list, soldWithout, matches, marks);
  const said = negations.filter((negation) => phrases.hasPair(negation, text));
  if (phrases.hasPair(text, 'free')) said.push('free');
  if (said.length === 0) return;
  const own = postingsOf(vocabulary, keys);
  for (const { docs, length } of postingsOf(vocabulary, said.flatMap(keysOf))) {
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      if (matches.scores[doc] === 0 || !own.some((one) => one.has(doc))) continue;
      marks[doc] = (marks[doc] ?? 0) | soldWithout;
    }
  }
}

const postingsOf = (vocabulary: Vocabulary, keys: readonly string[]) =>
  vocabulary.whole(keys).map((term) => vocabulary.postingsOf(term));

/** Returns the matches with none of the masks; those sold without the thing stay and are raised. */
function unmarked(matches: Matches, masks: readonly number[], marks: Uint8Array): Matches {
  const { docs, scores } = matches;
  let kept = 0;
  for (let at = 0; at < matches.count; at++) {
    const doc = docs[at] ?? 0;
    const mark = marks[doc] ?? 0;
    marks[doc] = 0;
    const isWithout = (mark & soldWithout) !== 0;
    if (!isWithout && masks.some((mask) => (mark & mask) === mask)) {
      scores[doc] = 0;
      continue;
    }
    if (isWithout) scores[doc] = Math.min(mostRelevance, (scores[doc] ?? 0) + relevance.name);
    docs[kept++] = doc;
  }
  return { ...matches, count: kept };
}
