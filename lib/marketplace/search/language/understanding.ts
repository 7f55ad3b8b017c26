import { isHindi, keyBeginnings, keysOf, stemOfKey, wordsOf } from './folding';
import { synonymsOf, synonymWordsOf } from './synonyms';

/** A word of a search with everything that may stand for it; keys are those of `keysOf`. */
export type SearchWord = {
  /** The word typed, or its correction. */
  text: string;
  keys: readonly string[];
  /** Keys of words that mean the same. */
  synonyms: readonly string[];
  /** Keys of words that begin with this one. */
  beginnings: readonly string[];
};

export type Understanding = {
  words: SearchWord[];
  /** The search in the words that were understood, null when they are those typed. */
  corrected: string | null;
};

/** What an engine knows of the words of its catalogue. */
export type CatalogueWords = {
  /** Whether the word occurs in this spelling. */
  isSpelt(word: string): boolean;
  /** Whether any word with one of the keys occurs. */
  occurs(keys: readonly string[]): boolean;
  /** Whether a search for the key finds products. */
  finds(key: string): boolean;
  /** Keys of words spelt with this beginning. */
  beginningWith(letters: string, limit: number): string[];
  /** Keys that have one of these beginnings. */
  soundingLike(keyBeginnings: readonly string[], limit: number): string[];
  /** The most probable word for a mistyped one, undefined when none is near. */
  correctionOf(word: string): string | undefined;
};

/** A longer search is cut after so many words. */
const maxWords = 8;
const maxBeginnings = 64;

const stopWords = new Set(
  (
    'a an and for from in of on or the to with ka ke ki ko liye me mein wala wale wali ' +
    'का के की को और या में से लिए पर वाला वाले वाली'
  ).split(' '),
);

/** Splits a search into words, each with its synonyms and completions; corrects mistyped words. */
export function understand(search: string, catalogue: CatalogueWords): Understanding {
  const typed = [...new Set(wordsOf(search))];
  const significant = typed.filter((word) => !stopWords.has(word));
  const chosen = (significant.length > 0 ? significant : typed).slice(0, maxWords);
  let isCorrected = false;
  const words = chosen.flatMap((word, at) => {
    const known = knownWord(word, catalogue, at === chosen.length - 1);
    if (known) return [known];
    isCorrected = true;
    return correctedWords(word, catalogue);
  });
  if (words.length === 0) isCorrected = false;
  return { words, corrected: isCorrected ? words.map(({ text }) => text).join(' ') : null };
}

/** The word as typed, or undefined when nothing in the catalogue has it. */
function knownWord(
  text: string,
  catalogue: CatalogueWords,
  isLast: boolean,
): SearchWord | undefined {
  const finds = (key: string) => catalogue.finds(key);
  const others = synonymsOf(text);
  const exact = others.isOnlyThem ? [] : keysOf(text);
  const keys = exact.some(finds) ? exact : exact.map(stemOfKey);
  const synonyms = others.keys.filter((key) => finds(key) && !keys.includes(key));
  const isWhole = keys.some(finds) || synonyms.length > 0;
  const spelt =
    (isLast || !isWhole) && [...text].length > 1
      ? catalogue.beginningWith(text, maxBeginnings)
      : [];
  const beginnings =
    isWhole || spelt.length > 0
      ? spelt
      : catalogue.soundingLike(keyBeginnings(text), maxBeginnings);
  return isWhole || beginnings.length > 0 ? { text, keys, synonyms, beginnings } : undefined;
}

/** An unknown word as two words written together, or as the word it was mistyped from; else nothing. */
function correctedWords(word: string, catalogue: CatalogueWords): SearchWord[] {
  const known = (text: string) => knownWord(text, catalogue, false);
  const isWord = (text: string) =>
    text.length > 2 && catalogue.occurs(keysOf(text)) && !isHindi(text);
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isWord(left) && isWord(right)) {
      return [left, right].flatMap((part) => known(part) ?? []);
    }
  }
  const other = catalogue.correctionOf(word);
  if (other === undefined) return [];
  const shown =
    isHindi(other) === isHindi(word)
      ? other
      : synonymWordsOf(other).find(
          (same) => isHindi(same) === isHindi(word) && catalogue.isSpelt(same),
        );
  return [known(shown ?? other)].flatMap((one) => one ?? []);
}
