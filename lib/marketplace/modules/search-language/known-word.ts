import { keyBeginnings, keysOf, stemOfKey } from './folding';
import { generalNamesOf } from './lexicon/names';
import type { CatalogueWords, SearchWord } from './search-words';
import { synonymsOf, synonymWordsOf } from './synonyms';
import { inDevanagari } from './transliteration';

const maxBeginnings = 64;

/** Returns the word as typed, or undefined when nothing in the catalogue has it. */
export function knownWord(
  text: string,
  catalogue: CatalogueWords,
  isUnfinished: boolean,
): SearchWord | undefined {
  const finds = (key: string) => catalogue.finds(key);
  const others = synonymsOf(text);
  const exact = others.isOnlyThem ? [] : keysOf(text);
  const keys = exact.some(finds) ? exact : exact.map(stemOfKey);
  const alike = others.isOnlyThem ? [] : catalogue.soundingEnglish(text, 'exactly');
  const known = [...others.keys, ...catalogue.added.keysOf(text), ...alike.flatMap(keysOf)];
  const meanings =
    keys === exact ? known : [...known, ...keys.flatMap((key) => synonymsOf(key).keys)];
  const isUsed = (key: string) => finds(key) && !keys.includes(key);
  const kept = [...new Set(meanings)].filter(isUsed);
  // The general lexicon only guesses, so it is asked about words that no listing has.
  const isGuessed = kept.length === 0 && !keys.some(finds);
  const guesses = isGuessed ? guessesOf(text, catalogue) : [];
  const guessed = guesses.flatMap(keysOf).filter(isUsed);
  const synonyms = isGuessed ? [...new Set(guessed)] : kept;
  const isWhole = keys.some(finds) || synonyms.length > 0;
  const beginnings = isUnfinished ? beginningsOf(text, isWhole, catalogue) : [];
  if (isWhole || beginnings.length > 0) return { text, keys, synonyms, beginnings };
  return catalogue.isDescribed(text) ? { text, keys: exact, synonyms, beginnings } : undefined;
}

/** Returns names of the thing of a word that no listing has, and words of the same sound in other scripts. */
function guessesOf(text: string, catalogue: Pick<CatalogueWords, 'soundingEnglish'>): string[] {
  const inHindi = inDevanagari(text);
  const isOther = inHindi !== text;
  return [
    ...generalNamesOf(text),
    ...doersOf(text),
    ...(isOther ? [inHindi, ...synonymWordsOf(inHindi)] : []),
    ...catalogue.soundingEnglish(inHindi, 'nearly'),
  ];
}

/** Returns English names of the tools for what a word says: laminator for laminating, and the other way round. */
function doersOf(text: string): string[] {
  const [, stem] = /^([a-z]{4,})(?:ing|ers?|ors?)$/.exec(text) ?? [];
  return stem ? ['er', 'or', 'ing', 'e', ''].map((ending) => stem + ending) : [];
}

/** Returns keys of words spelt with this beginning; if there are none, of words that sound like it. */
function beginningsOf(text: string, isWhole: boolean, catalogue: CatalogueWords): string[] {
  const spelt = [...text].length > 1 ? catalogue.beginningWith(text, maxBeginnings) : [];
  return isWhole || spelt.length > 0
    ? spelt
    : catalogue.soundingLike(keyBeginnings(text), maxBeginnings);
}
