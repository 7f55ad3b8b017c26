import type { AttributeWords } from '../language/attribute-words';
import type { SearchWord } from '../language/understanding';
import { relevance } from '../ranking';
import { type Kinds, type Trait, traits } from './product-groups';
import type { Vocabulary } from './vocabulary';

/** A word of a search made ready: where its documents are. */
export type Source = {
  /** By names; the most relevant first. */
  lists: { docs: Uint32Array; length: number; level: number; has(doc: number): boolean }[];
  /** What it may name, as one text. */
  names: string;
  /** By kind, whether the word names its category, brand, store, colour or size. */
  kinds: Uint8Array | undefined;
  /** By category code, whether the word names it. */
  categories: Uint8Array | undefined;
  /** Documents in all of these, some twice. */
  size: number;
};

export function sourceOf(
  word: SearchWord,
  vocabulary: Vocabulary,
  kinds: Kinds,
  attributes: AttributeWords,
): Source {
  const lists = listsOf(word, vocabulary);
  const beginning = word.beginnings.map((term) => vocabulary.keyOf(term));
  const meant = [...word.keys, ...word.synonyms];
  const names = [...meant, ...beginning];
  const named = kindsNamed(names, kinds, attributes);
  let size = lists.reduce((sum, { length }) => sum + length, 0);
  named?.forEach((isNamed, kind) => {
    if (isNamed === 1) size += kinds.docs[kind]?.length ?? 0;
  });
  const categories = attributes.named(meant, 'category', kinds.category.values.length);
  return { lists, names: names.join(' '), kinds: named, categories, size };
}

function listsOf(word: SearchWord, vocabulary: Vocabulary): Source['lists'] {
  const levels = new Map<number, number>();
  for (const term of vocabulary.whole(word.keys)) levels.set(term, relevance.name);
  for (const term of [...vocabulary.whole(word.synonyms), ...word.beginnings]) {
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

function kindsNamed(
  keys: string[],
  kinds: Kinds,
  attributes: AttributeWords,
): Uint8Array | undefined {
  const named = new Map<Trait, Uint8Array>();
  for (const trait of traits) {
    const codes = attributes.named(keys, trait, kinds[trait].values.length);
    if (codes) named.set(trait, codes);
  }
  if (named.size === 0) return undefined;
  const result = new Uint8Array(kinds.count);
  for (const [trait, codes] of named) {
    const own = kinds.codes[trait];
    for (let kind = 0; kind < result.length; kind++) {
      if (own[kind]?.some((code) => codes[code] === 1)) result[kind] = 1;
    }
  }
  return result;
}
