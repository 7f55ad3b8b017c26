import { keysOf, wordsOf } from './folding';

/** A word of a search with all its alternatives; keys are those of `keysOf`. */
export type SearchWord = {
  /** The word typed, or its correction. */
  text: string;
  keys: readonly string[];
  /** Keys of its synonyms. */
  synonyms: readonly string[];
  /** Keys of words that begin with this one; only while a search is being typed. */
  beginnings: readonly string[];
  /** True if products need not have it; those that do come first. */
  onlyRanks?: boolean;
  /** True if it only describes the thing that another word names, as tea in "honey for tea". */
  isModifier?: boolean;
  /** True for the word that says the thing sought: goods that their names call so come first. */
  isHead?: boolean;
};

/** An engine's facts about the words of its catalogue. */
export type CatalogueWords = {
  /** Returns whether the word occurs in this spelling. */
  isSpelt(word: string): boolean;
  /** Returns whether any word with one of the keys occurs. */
  occurs(keys: readonly string[]): boolean;
  /** Counts products with one of the keys in their names or attributes, at most the sum over the keys. */
  productsWith(keys: readonly string[]): number;
  /** Returns whether a product has one of the keys in its name or attributes, and one of the others too. */
  together(keys: readonly string[], others: readonly string[]): boolean;
  /** Returns whether a search for the key finds products by their names or attributes. */
  finds(key: string): boolean;
  /** Returns whether products are of the kind that the key names, by their attributes or, without any, their names. */
  isKind(key: string): boolean;
  /** Returns whether the name of a brand or store has both words. */
  isBrand(first: string, second: string): boolean;
  /** Returns whether a category's name has the key. */
  isCategory(key: string): boolean;
  /** Returns whether the key names a colour or size of goods. */
  isOption(key: string): boolean;
  /** Returns whether the key names whom or what products are for. */
  isAttribute(key: string): boolean;
  /** Returns whether something on sale is the thing that the words name together. */
  isSold(words: readonly string[]): boolean;
  /**
   * Returns whether the name of something on sale has all of the words, the last one not only beside the goods; of goods
   * of a known kind only for several words, which are rarely another thing.
   */
  isInNames(words: readonly string[]): boolean;
  /** Returns whether names that have one of the keys only say what their goods are for, or have with them. */
  isOnlyBeside(keys: readonly string[]): boolean;
  /** Returns whether a description has the word in this spelling. */
  isDescribed(word: string): boolean;
  /** Returns keys of words spelt with this beginning. */
  beginningWith(letters: string, limit: number): string[];
  /** Returns keys that have one of these beginnings. */
  soundingLike(keyBeginnings: readonly string[], limit: number): string[];
  /** Returns the words in Latin letters that sound like a Hindi one: gun for गन. */
  soundingEnglish(word: string, how: 'exactly' | 'nearly'): string[];
  /** Returns the words in Latin letters with the same consonants: laptop for lptp. */
  withConsonantsOf(word: string): string[];
  /** Returns the most probable word for a mistyped one, undefined when none is near. */
  correctionOf(word: string): string | undefined;
  /** Returns the most frequent word that begins with this one. */
  completionOf(word: string): string | undefined;
  /** Returns the sizes that products have. */
  sizes(): readonly string[];
  /** Operators' synonyms, besides the built-in ones. */
  added: AddedSynonyms;
};

/** A group of an operator's synonyms; `meanings` are found too, but not the other way round. */
export type SynonymGroup = { words: readonly string[]; meanings: readonly string[] };

/** Operators' synonyms, besides those of the lexicon. */
export type AddedSynonyms = {
  /** Returns keys of a word's further meanings, by its own keys. */
  keysOf(word: string): readonly string[];
  /** Returns two words that form one in a group, written together; else undefined. */
  compoundOf(first: string, second: string): string | undefined;
};

export const noneAdded: AddedSynonyms = { keysOf: () => [], compoundOf: () => undefined };

/** Joins the words of a group's entry: two words of a compound count as one. */
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
