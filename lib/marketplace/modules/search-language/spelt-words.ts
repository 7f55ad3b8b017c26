import { correctedWords } from './corrections';
import { keysOf } from './folding';
import { knownWord } from './known-word';
import type { CatalogueWords } from './search-words';
import { compoundOf } from './synonyms';
import { stopWords } from './words';

/** Corrects mistyped words; then joins words that form one. */
export function respelt(
  words: readonly string[],
  catalogue: CatalogueWords,
  isTyping: boolean,
): { words: string[]; spelt: string[]; isRespelt: boolean } {
  const known = (text: string) => knownWord(text, catalogue, false);
  let isRespelt = false;
  const corrected = words.flatMap((word, at) => {
    const isUnfinished = isTyping && at === words.length - 1;
    if (/^\p{N}/u.test(word) || knownWord(word, catalogue, isUnfinished)) return [word];
    const others = words.filter((other) => other !== word);
    const found = correctedWords(word, catalogue, known, others);
    if (!found.isCorrected) return [word];
    isRespelt = true;
    return found.words.map(({ text }) => text);
  });
  const whole = isRespelt ? [...new Set(joined(corrected, catalogue))] : corrected;
  return { words: whole, spelt: corrected, isRespelt };
}

/** Joins words written apart that are one word: lunch box, sun glasses. */
export function joined(typed: readonly string[], catalogue: CatalogueWords): string[] {
  const words: string[] = [];
  for (const word of typed) {
    const before = words.at(-1);
    const whole = before === undefined ? undefined : wholeWord(before, word, catalogue);
    if (whole === undefined) words.push(word);
    else words.splice(-1, 1, whole);
  }
  return words;
}

function wholeWord(first: string, second: string, catalogue: CatalogueWords) {
  // Use and thing by themselves find more than the compound: school bag.
  const some = (word: string, is: (key: string) => boolean) => keysOf(word).some(is);
  if (some(first, catalogue.isAttribute) && some(second, catalogue.isKind)) return undefined;
  const added = catalogue.added.compoundOf(first, second);
  // Two words that goods have both find more than their compound's meaning.
  const isKnown = added && some(first, catalogue.finds) && some(second, catalogue.finds);
  const compound = (isKnown ? undefined : added) ?? compoundOf(first, second);
  if (compound && knownWord(compound, catalogue, false)) return compound;
  const whole = first + second;
  const isWord =
    whole.length > 4 &&
    /^\p{L}/u.test(first) &&
    second.length > 1 &&
    !stopWords.has(first) &&
    !stopWords.has(second);
  return isWord && keysOf(whole).some((key) => catalogue.finds(key)) ? whole : undefined;
}
