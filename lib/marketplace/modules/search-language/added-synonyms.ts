import { keysOf, wordsOf } from './folding';

/** Words that an operator lets mean the same; `meanings` are found too, but not the other way round. */
export type SynonymGroup = { words: readonly string[]; meanings: readonly string[] };

/** The synonyms that operators added to those of synonym-groups.ts. */
export type AddedSynonyms = {
  /** Keys of what a word means too, by its own keys. */
  keysOf(word: string): readonly string[];
  /** Two words that stand for one in a group, written together; else undefined. */
  compoundOf(first: string, second: string): string | undefined;
};

export const noneAdded: AddedSynonyms = { keysOf: () => [], compoundOf: () => undefined };

/** A word of a group as searches have it: two that stand together as one. */
const asOne = (word: string) => wordsOf(word).join('');

/** Prepares groups for searches. */
export function addedSynonyms(groups: readonly SynonymGroup[]): AddedSynonyms {
  if (groups.length === 0) return noneAdded;
  const meanings = new Map<string, Set<string>>();
  const compounds = new Set<string>();
  for (const group of groups) {
    const found = [...group.words, ...group.meanings].flatMap((word) => keysOf(asOne(word)));
    for (const word of group.words) {
      const parts = wordsOf(word);
      if (parts.length === 2) compounds.add(parts.join(' '));
      for (const key of keysOf(asOne(word))) {
        const own = meanings.get(key) ?? new Set();
        for (const other of found) own.add(other);
        meanings.set(key, own);
      }
    }
  }
  return {
    keysOf: (word) => keysOf(word).flatMap((key) => [...(meanings.get(key) ?? [])]),
    compoundOf: (first, second) =>
      compounds.has(`${first} ${second}`) ? first + second : undefined,
  };
}
