import type { AddedSynonyms } from './added-synonyms';

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
