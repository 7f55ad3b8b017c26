import { keysOf, wordsOf } from './folding';

/** A word of a search with everything that may stand for it; keys are those of `keysOf`. */
export type SearchWord = {
  /** The word typed, or its correction. */
  text: string;
  keys: readonly string[];
  /** Keys of words that mean the same. */
  synonyms: readonly string[];
  /** Keys of words that begin with this one; only while a search is being typed. */
  beginnings: readonly string[];
  /** Products need not have it; those that do come first. */
  onlyRanks?: boolean;
  /** It only says something of the thing that another word names, as tea of honey for tea. */
  isModifier?: boolean;
};

/** What an engine knows of the words of its catalogue. */
export type CatalogueWords = {
  /** Whether the word occurs in this spelling. */
  isSpelt(word: string): boolean;
  /** Whether any word with one of the keys occurs. */
  occurs(keys: readonly string[]): boolean;
  /** How many products have one of the keys in their names or attributes, at most those of each together. */
  productsWith(keys: readonly string[]): number;
  /** Whether a product has one of the keys in its name or attributes, and one of the others too. */
  together(keys: readonly string[], others: readonly string[]): boolean;
  /** Whether a search for the key finds products by their names or attributes. */
  finds(key: string): boolean;
  /** Whether products are of the kind that the key names. */
  isKind(key: string): boolean;
  /** Whether the name of a brand or store has both words. */
  isBrand(first: string, second: string): boolean;
  /** Whether a category's name has the key. */
  isCategory(key: string): boolean;
  /** Whether the key names whom or what products are for. */
  isAttribute(key: string): boolean;
  /** Whether something on sale is the thing that the words name together. */
  isSold(words: readonly string[]): boolean;
  /** Whether a description has the word in this spelling. */
  isDescribed(word: string): boolean;
  /** Keys of words spelt with this beginning. */
  beginningWith(letters: string, limit: number): string[];
  /** Keys that have one of these beginnings. */
  soundingLike(keyBeginnings: readonly string[], limit: number): string[];
  /** The most probable word for a mistyped one, undefined when none is near. */
  correctionOf(word: string): string | undefined;
  /** The most frequent word that begins with this one. */
  completionOf(word: string): string | undefined;
  /** The sizes that products have. */
  sizes(): readonly string[];
  /** What operators let words mean, besides the synonyms that are known here. */
  added: AddedSynonyms;
};

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
