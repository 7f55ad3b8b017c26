import { type Attribute, type AttributeWords, attributeNames } from '../language/attribute-words';
import type { SearchWord } from '../language/understanding';
import { relevance } from '../ranking';
import type { ProductGroups } from './product-groups';
import type { Vocabulary } from './vocabulary';

/** Where the documents of a search word are. */
export type WordMatches = {
  /** Documents with it in their names; the most relevant lists first. */
  lists: { docs: Uint32Array; length: number; level: number; has(doc: number): boolean }[];
  /** Its keys as one text, for caching. */
  names: string;
  /** By group, whether the word names its category, brand, store, colour or size. */
  groups: Uint8Array | undefined;
  /** By category code, whether the word names it. */
  categories: Uint8Array | undefined;
  /** Upper bound of the number of documents. */
  size: number;
};

export function matchesOfWord(
  word: SearchWord,
  vocabulary: Vocabulary,
  groups: ProductGroups,
  attributeWords: AttributeWords,
): WordMatches {
  const lists = listsOf(word, vocabulary);
  const meant = [...word.keys, ...word.synonyms];
  const names = [...meant, ...word.beginnings];
  const named = groupsNamed(names, groups, attributeWords);
  let size = lists.reduce((sum, { length }) => sum + length, 0);
  named?.forEach((isNamed, group) => {
    if (isNamed === 1) size += groups.docs[group]?.length ?? 0;
  });
  const categories = flagged(attributeWords.codesNamed(meant, 'category'), groups.category.values);
  return { lists, names: names.join(' '), groups: named, categories, size };
}

function listsOf(word: SearchWord, vocabulary: Vocabulary): WordMatches['lists'] {
  const levels = new Map<number, number>();
  for (const term of vocabulary.whole(word.keys)) levels.set(term, relevance.name);
  for (const term of vocabulary.whole([...word.synonyms, ...word.beginnings])) {
    if (!levels.has(term)) levels.set(term, relevance.nearName);
  }
  return [...levels]
    .map(([term, level]) => {
      const postings = vocabulary.postingsOf(term);
      const { docs, length } = postings;
      return { docs, length, level, has: (doc: number) => postings.has(doc) };
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.level - a.level);
}

function groupsNamed(
  keys: string[],
  groups: ProductGroups,
  attributeWords: AttributeWords,
): Uint8Array | undefined {
  const named = new Map<Attribute, Uint8Array>();
  for (const attribute of attributeNames) {
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

/** By code, 1 for the given ones; undefined when there are none. */
function flagged(codes: readonly number[], values: readonly unknown[]): Uint8Array | undefined {
  if (codes.length === 0) return undefined;
  const flags = new Uint8Array(values.length);
  for (const code of codes) flags[code] = 1;
  return flags;
}
