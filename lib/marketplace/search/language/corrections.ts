import { isFamiliar } from './familiar-words';
import { isHindi, keysOf } from './folding';
import { synonymWordsOf } from './synonyms';
import type { CatalogueWords, SearchWord } from './understanding';

type Corrected = { words: SearchWord[]; isCorrected: boolean };

/** Letters from which a word that is none may be the beginning of one. */
const leastBeginning = 5;

/**
 * An unknown word as the word it was mistyped from, as two words written together, or as one it begins; else none.
 * What sounds the same in the other script is no correction and keeps the shopper's spelling.
 */
export function correctedWords(
  word: string,
  catalogue: CatalogueWords,
  known: (text: string) => SearchWord | undefined,
): Corrected {
  const near = isFamiliar(word) ? undefined : catalogue.correctionOf(word);
  const parts = near === undefined ? splitInTwo(word, catalogue) : [];
  if (parts.length > 0) {
    return { words: parts.flatMap((part) => known(part) ?? []), isCorrected: true };
  }
  const isBeginning = near === undefined && word.length >= leastBeginning && !isFamiliar(word);
  const other = isBeginning ? catalogue.completionOf(word) : near;
  if (other === undefined) return { words: [], isCorrected: false };
  const isSameScript = isHindi(other) === isHindi(word);
  const inScript = isSameScript
    ? other
    : synonymWordsOf(other).find(
        (same) => isHindi(same) === isHindi(word) && catalogue.isSpelt(same),
      );
  const found = known(inScript ?? other);
  if (!found) return { words: [], isCorrected: false };
  return {
    words: [inScript === undefined ? { ...found, text: word } : found],
    isCorrected: inScript !== undefined,
  };
}

/** Two words of at least three letters that the word is made of. */
function splitInTwo(word: string, catalogue: CatalogueWords): string[] {
  const isWord = (text: string) =>
    text.length > 2 && catalogue.occurs(keysOf(text)) && !isHindi(text);
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isWord(left) && isWord(right)) return [left, right];
  }
  return [];
}
