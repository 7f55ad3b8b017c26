import { keyBeginnings, keysOf, stemOfKey } from './folding';
import { isKnownThing } from './known-things';
import { generalKindsOf, generalNamesOf, wordsOfSigns } from './lexicon/names';
import type { CatalogueWords, SearchWord } from './search-words';
import { hasSynonyms, synonymsOf, synonymWordsOf } from './synonyms';
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
  const guessed = isGuessed ? guessedKeys(text, catalogue).filter(isUsed) : [];
  const synonyms = isGuessed ? [...new Set(guessed)] : kept;
  const isWhole = keys.some(finds) || synonyms.length > 0;
  const beginnings = isUnfinished ? beginningsOf(text, isWhole, catalogue) : [];
  if (isWhole || beginnings.length > 0) return { text, keys, synonyms, beginnings };
  return catalogue.isDescribed(text) ? { text, keys: exact, synonyms, beginnings } : undefined;
}

/**
 * Returns keys of what may be meant by a word that no listing has, by the first guess that something on sale has: names
 * of its thing, words of the same sound in other scripts, what signs of it show, and kinds of its thing.
 */
function guessedKeys(text: string, catalogue: CatalogueWords): string[] {
  const inHindi = inDevanagari(text);
  const names = [...generalNamesOf(text), ...doersOf(text)];
  const isKindOf = (key: string) => catalogue.isKind(key);
  const kindsNamed = () => [text, ...synonymWordsOf(text), ...names].flatMap(generalKindsOf);
  // The sound of a word whose thing is known says nothing.
  const isNamed = names.length > 0 || hasSynonyms(text);
  const guesses: (() => readonly string[])[] = [
    () => names,
    () => catalogue.soundingEnglish(inHindi, 'exactly'),
    () => (inHindi === text ? [] : [inHindi, ...synonymWordsOf(inHindi)]),
    () => names.flatMap(synonymWordsOf),
    // A sign may show more than the thing, as a lamp beside a sofa: a known thing is not taken for that.
    () =>
      isKnownThing(text) ? [] : wordsOfSigns(text).filter((word) => keysOf(word).some(isKindOf)),
    () => (isNamed ? [] : catalogue.soundingEnglish(inHindi, 'nearly')),
    () => (catalogue.isDescribed(text) ? [] : kindsNamed()),
  ];
  for (const guess of guesses) {
    const keys = guess().flatMap(keysOf).filter(catalogue.finds);
    if (keys.length > 0) return keys;
  }
  return [];
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
