import { isFamiliar } from './corrections';
import { keysOf, wordsOf } from './folding';
import { headsOf } from './heads';
import { isKnownThing, thingAt } from './known-things';
import { generalNamesOf, isDoingWord, isThingWord } from './lexicon/names';
import { qualities } from './qualities';
import type { CatalogueWords, SearchWord } from './search-words';
import { hasSynonyms } from './synonyms';
import type { Understanding } from './understanding';
import { stopWords } from './words';

/** Parts and accessories, which differ from thing to thing: the market may have covers, but none for a mobile. */
const partly = new Set(['cover', 'covers', 'case', 'stand', 'holder', 'remote', 'कवर', 'स्टैंड']);
/** Words that link a thing to another one: a charger for an iphone, iphone ka charger. */
const before = new Set(['for', 'with', 'in', 'on', 'of', 'to', 'from']);
const after = new Set(['ke', 'ka', 'ki', 'ko', 'के', 'का', 'की', 'को']);

/**
 * Returns words of a search that this market does not have: known things that it does not sell, unless they
 * only say which other thing is meant (phone in phone holder); and words that nothing has, or only
 * descriptions if no thing is named. Words of praise and those that are read otherwise (`aside`) are
 * excluded. At most three, as typed.
 */
export function missingIn(
  { rest, words, dropped, occasion }: Understanding,
  catalogue: CatalogueWords,
  aside: ReadonlySet<string>,
): string[] {
  if (occasion) return [];
  const typed = wordsOf(rest);
  const namesKind = (word: string) => keysOf(word).some(catalogue.isKind);
  const isThingNamed = words.some(
    ({ keys, synonyms }) => keys.some(catalogue.isKind) || synonyms.some(catalogue.isKind),
  );
  const missing: string[] = [];
  const said = new Set<string>(aside);
  for (let at = 0; at < typed.length; at++) {
    const thing = thingAt(typed, at);
    if (!thing) continue;
    const end = at + thing.words.length;
    const next = typed[end] ?? '';
    if (partly.has(next)) {
      const isPart = (name: readonly string[]) =>
        catalogue.isSold([...name, next]) || (catalogue.isSold(name) && catalogue.isSold([next]));
      if (!thing.names.some(isPart)) {
        missing.push(typed.slice(at, end + 1).join(' '));
      }
      for (const word of typed.slice(at, end + 1)) said.add(word);
      at = end;
      continue;
    }
    const isModifier =
      namesKind(next) ||
      namesKind(typed.slice(at, end + 1).join('')) ||
      namesKind(`${typed[at - 1] ?? ''}${typed[at]}`) ||
      (/^\p{L}/u.test(next) && hasBoth(typed.slice(at, end), next, catalogue)) ||
      (isThingNamed &&
        (after.has(next) || typed.slice(Math.max(0, at - 2), at).some((word) => before.has(word))));
    if (!isModifier && !isThere(thing.names, typed.slice(at, end), words, catalogue)) {
      missing.push(typed.slice(at, end).join(' '));
    }
    for (const word of typed.slice(at, end)) said.add(word);
    at = end - 1;
  }
  const unsold = isThingNamed
    ? []
    : words.filter((word) => isHeadOf(word, rest) && isUnsold(word, words, catalogue));
  for (const { text } of unsold) {
    if (isMeaningful(text) && !said.has(text)) missing.push(text);
    said.add(text);
  }
  const unfound = isThingNamed ? [] : words.filter((word) => isOnlyDescribed(word, catalogue));
  const isSought = (word: string) => headsOf(rest).includes(word) && !doing.test(word);
  for (const word of [...dropped, ...unfound.map(({ text }) => text)]) {
    const isThing =
      isNamedInLexicon(word) || isFamiliar(word) || (dropped.includes(word) && isSought(word));
    if (isThing && isMeaningful(word) && !said.has(word)) missing.push(word);
    said.add(word);
  }
  return missing.slice(0, 3);
}

/**
 * Returns whether goods are the thing that one of these names, or may be it: their names have it and the other words
 * of the search, and nothing says of what kind they are, or the name has several words.
 */
function isThere(
  names: readonly (readonly string[])[],
  typed: readonly string[],
  words: readonly SearchWord[],
  { isSold, isInNames, isCategory }: CatalogueWords,
): boolean {
  if (names.some((name) => isSold(name))) return true;
  const others = words.filter(({ text, onlyRanks }) => !onlyRanks && !typed.includes(text));
  const fits = (word: SearchWord) =>
    keysOfAll(word).some((key) => isCategory(key) || isInNames([key, ...typed]));
  const own = words.find(({ text }) => text === typed.join(''));
  const isNamed = isInNames(typed) || own?.synonyms.some((key) => isInNames([key])) === true;
  return isNamed && others.every(fits);
}

/** The ending of Hindi words for doing: badhane, रोकने. */
const doing = /(?:\p{L}{2}ne|\p{L}ने)$/u;

/** Returns whether goods have a thing together with the word that follows it, as the egg of an egg boiler. */
const hasBoth = (thing: readonly string[], next: string, { together }: CatalogueWords) =>
  !stopWords.has(next) && thing.every((word) => together(keysOf(word), keysOf(next)));

const isHeadOf = ({ text }: SearchWord, rest: string) =>
  headsOf(rest).some((head) => text.endsWith(head));

/**
 * Returns whether a word names a thing that no goods may be called, as a violin where strings for it are sold; or that no
 * goods are and none have with another word of the search: the table of "folding table", where table covers are sold.
 */
function isUnsold(word: SearchWord, words: readonly SearchWord[], catalogue: CatalogueWords) {
  const others = words.filter((other) => other !== word && !other.onlyRanks);
  const keys = keysOfAll(word);
  return (
    isThingOfLexicon(word.text) &&
    keys.every((key) => !catalogue.isCategory(key) && !catalogue.isAttribute(key)) &&
    (catalogue.isOnlyBeside(keys) ||
      (others.length > 0 &&
        isNamedInLexicon(word.text) &&
        others.every((other) => !catalogue.together(keys, keysOfAll(other)))))
  );
}
const keysOfAll = ({ keys, synonyms }: SearchWord) => [...keys, ...synonyms];

const isNamedInLexicon = (word: string) =>
  isKnownThing(word) || hasSynonyms(word) || generalNamesOf(word).length > 0;

const isThingOfLexicon = (word: string) => isThingWord(word) || isNamedInLexicon(word);

const isMeaningful = (word: string) =>
  [...word].length > 1 &&
  !/^\p{N}|\s/u.test(word) &&
  !stopWords.has(word) &&
  !qualities.has(word) &&
  !isDoingWord(word);

const isOnlyDescribed = ({ keys, synonyms, onlyRanks }: SearchWord, catalogue: CatalogueWords) =>
  !onlyRanks && ![...keys, ...synonyms].some(catalogue.finds);
