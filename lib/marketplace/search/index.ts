import type { Database } from '../db/connection';
import type { Search } from './engine';
import { keysOf, wordsOf } from './language/folding';
import type { Occasion } from './language/occasions/occasion';
import { builtInOccasions } from './language/occasions/reading';
import { synonymsOf } from './language/synonyms';
import { inLatinLetters } from './language/transliteration';
import { LiveIndex } from './memory/live-index';
import { memorySearch } from './memory/memory-search';

export type { CategoryCount, ListQuery, RuleChange, Search, StoreCount } from './engine';

/**
 * The public interface of the search, opened once for each API host: `list`, `suggest`, `best`, `compare`, `counts`
 * and `health` answer; `productsChanged` and `catalogueChanged` tell it what to look at again (it also finds changes by
 * itself within a second, whichever process made them); `start` and `close` frame its life.
 *
 * Queries reject with a `DomainError` 503 `search_starting` while a large catalogue is read for the first time.
 */
export function openSearch(db: Database): Search {
  return memorySearch(new LiveIndex(db));
}

/** Of a word of a text: the keys under which the search finds it, and those of words that mean the same. */
export type WordKeys = { word: string; own: readonly string[]; alike: readonly string[] };

/** The words of a text as the search understands them, in either language and script. */
export const wordKeys = (text: string): WordKeys[] =>
  wordsOf(text).map((word) => ({ word, own: keysOf(word), alike: synonymsOf(word).keys }));

/** The occasions that the search knows, whatever operators switched off: language/occasions. */
export const knownOccasions = (): readonly Occasion[] => builtInOccasions;

/** A text as it sounds: spellings of one word, its plural and both scripts share it. */
export const foldedForm = (text: string): string =>
  wordsOf(text)
    .map((word) => keysOf(word)[0] ?? word)
    .join(' ');

/** A Hindi word in Latin letters, as people type it: सूती is suti. Expects NFC without digits. */
export const latinSpelling = (word: string): string => inLatinLetters(word)[0] ?? '';
