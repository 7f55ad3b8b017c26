import {
  type Attribute,
  type AttributeWords,
  attributeNames,
  isDescribingWord,
  type SearchWord,
} from '../../../../modules/search-language';
import { relevance } from '../../ranking';
import { type ProductColumns, productFlag } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Place, Vocabulary } from '../vocabulary';

/** A list of documents: the first `length` of `docs` ascend and have this relevance. */
export type DocumentList = { docs: Uint32Array; length: number; level: number };

/** The lists of documents of a search word. */
export type WordMatches = {
  /** Lists of documents with it in their names; the most relevant lists first. */
  lists: (DocumentList & { place: Place; has(doc: number): boolean })[];
  /** Its keys as one text, for caching. */
  names: string;
  /** True by group if the word names its category, brand, store, colour or size. */
  groups: Uint8Array | undefined;
  /** Additions to the relevance by group because the word names its category; undefined where it names none. */
  bonus: Uint8Array | undefined;
  /** An upper bound of the number of documents. */
  size: number;
  /** The word's weight in a search of which no product has all words. */
  weight: number;
};

export function matchesOfWord(
  word: SearchWord,
  vocabulary: Vocabulary,
  groups: ProductGroups,
  attributeWords: AttributeWords,
  columns: ProductColumns,
): WordMatches {
  const found = ofTheKind(listsOf(word, vocabulary), columns);
  const lists = word.isModifier ? found.map(asNameOnly) : found;
  const meant = [...word.keys, ...word.synonyms];
  const names = [...meant, ...word.beginnings];
  const named = groupsNamed(word, groups, attributeWords, isKind(found));
  let size = lists.reduce((sum, { length }) => sum + length, 0);
  named?.forEach((isNamed, group) => {
    if (isNamed === 1) size += groups.docs[group]?.length ?? 0;
  });
  const categories = flagged(attributeWords.codesNamed(meant, 'category'), groups.category.values);
  const weight = weightOf(word, lists, categories !== undefined);
  const bonus = categories && bonusOf(categories, groups);
  return { lists, names: names.join(' '), groups: named, bonus, size, weight };
}

/** Limits the level of a word that describes another thing to that of a word of its name. */
const asNameOnly = (list: WordMatches['lists'][number]) => ({
  ...list,
  level: Math.min(list.level, relevance.name),
});

/** Drops synonyms in names of products of another known kind if the word names a kind. */
function ofTheKind(lists: WordMatches['lists'], { flags }: ProductColumns): WordMatches['lists'] {
  if (!isKind(lists)) return lists;
  const isUnknown = (doc: number) => ((flags[doc] ?? 0) & productFlag.ofKnownKind) === 0;
  return lists.flatMap((list) => {
    if (list.level !== nearName) return [list];
    const docs = kept(list, isUnknown);
    const has = (doc: number) => isUnknown(doc) && list.has(doc);
    return docs.length > 0 ? [{ ...list, docs, length: docs.length, has }] : [];
  });
}

function kept({ docs, length }: DocumentList, isKept: (doc: number) => boolean): Uint32Array {
  const some = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const doc = docs[at] ?? 0;
    if (isKept(doc)) some[count++] = doc;
  }
  return some.subarray(0, count);
}

/** Returns whether the word says a thing: a kind, or what goods are called where it says what is sought. */
export const isThing = (lists: WordMatches['lists']): boolean =>
  isKind(lists) || lists.some(({ place }) => place === 'head');

/** Returns whether the word names a kind of thing. */
export const isKind = (lists: WordMatches['lists']): boolean =>
  lists.some(({ level, place }) => place === 'kind' && level >= relevance.nearKind);

/** Returns a word's weight: kinds of things most, then words of names; numbers and other attributes least. */
function weightOf(
  { text, isHead }: SearchWord,
  lists: WordMatches['lists'],
  isCategory: boolean,
): number {
  if (/^\p{N}/u.test(text)) return 1;
  if (isKind(lists) || isHead) return 5;
  if (lists.some(({ level }) => level === attribute)) return 2;
  if (isCategory) return 5;
  return lists.length > 0 && !isDescribingWord(text) ? 3 : 2;
}

const { name, nearName, kind, nearKind, attribute } = relevance;
const exactLevels: Record<Place, number> = { name, head: kind, beside: name, kind, attribute };
const nearLevels: Record<Place, number> = {
  name: nearName,
  head: nearKind,
  beside: nearName,
  kind: nearKind,
  attribute,
};

const places: readonly Place[] = ['name', 'kind', 'attribute'];
const withHead: readonly Place[] = ['head', ...places];

/**
 * Returns lists of the documents that have the word or a synonym in their names or attributes, the most
 * relevant first.
 */
export function listsOf(word: SearchWord, vocabulary: Vocabulary): WordMatches['lists'] {
  const levels = new Map<number, Record<Place, number>>();
  for (const term of vocabulary.whole(word.keys)) levels.set(term, exactLevels);
  for (const term of vocabulary.whole([...word.synonyms, ...word.beginnings])) {
    if (!levels.has(term)) levels.set(term, nearLevels);
  }
  return [...levels]
    .flatMap(([term, own]) =>
      (word.isHead ? withHead : places).map((place) => {
        const postings = vocabulary.postingsOf(term, place);
        const { docs, length } = postings;
        const has = (doc: number) => postings.has(doc);
        return { docs, length, level: own[place], place, has };
      }),
    )
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.level - a.level);
}

/** Attributes whose values a synonym may name; it never widens a search through the name of a category. */
const namedBySynonyms: ReadonlySet<Attribute> = new Set(['colour', 'size']);

function groupsNamed(
  word: SearchWord,
  groups: ProductGroups,
  attributeWords: AttributeWords,
  isKindOfThing: boolean,
): Uint8Array | undefined {
  const named = new Map<Attribute, Uint8Array>();
  const exact = [...word.keys, ...word.beginnings];
  for (const attribute of attributeNames) {
    // A kind is more precise than a category such as Watches & Sunglasses.
    if (attribute === 'category' && isKindOfThing) continue;
    const keys = namedBySynonyms.has(attribute) ? [...exact, ...word.synonyms] : exact;
    const codes = flagged(attributeWords.codesNamed(keys, attribute), groups[attribute].values);
    if (codes) named.set(attribute, codes);
  }
  if (named.size === 0) return undefined;
  const result = new Uint8Array(groups.count);
  for (const [attribute, codes] of named) {
    const own = groups.codes[attribute];
    for (let group = 0; group < result.length; group++) {
      if (own[group]?.some((code) => codes[code] === 1)) result[group] = 1;
    }
  }
  return result;
}

function bonusOf(categories: Uint8Array, { count, codes }: ProductGroups): Uint8Array {
  const bonus = new Uint8Array(count);
  for (let group = 0; group < count; group++) {
    const code = codes.category[group]?.[0] ?? -1;
    if (categories[code] === 1) bonus[group] = relevance.categoryToo;
  }
  return bonus;
}

/** Marks the given codes with 1; undefined when there are none. */
function flagged(codes: readonly number[], values: readonly unknown[]): Uint8Array | undefined {
  if (codes.length === 0) return undefined;
  const flags = new Uint8Array(values.length);
  for (const code of codes) flags[code] = 1;
  return flags;
}
