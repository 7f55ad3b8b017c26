import { keysOf, wordsOf } from './folding';
import type { Occasion } from './occasions/occasion';
import { builtInOccasions } from './occasions/reading';
import { synonymsOf } from './synonyms';
import { inLatinLetters } from './transliteration';

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
