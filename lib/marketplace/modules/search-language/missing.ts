import { keysOf, wordsOf } from './folding';
import { thingAt } from './known-things';
import { qualities } from './qualities';
import type { CatalogueWords, SearchWord } from './search-words';
import type { Understanding } from './understanding';
import { stopWords } from './words';

/** What belongs to a thing and is another for each: the market may have covers, but none for a mobile. */
const partly = new Set(['cover', 'covers', 'case', 'stand', 'holder', 'remote', 'कवर', 'स्टैंड']);
/** Words that tie a thing to another one: a charger for an iphone, iphone ka charger. */
const before = new Set(['for', 'with', 'in', 'on', 'of', 'to', 'from']);
const after = new Set(['ke', 'ka', 'ki', 'ko', 'के', 'का', 'की', 'को']);

/**
 * What a search asks for and this market does not have: known things that it does not sell, unless they only say
 * which other thing is meant (phone in phone holder); and words that nothing has, or only descriptions where no thing
 * is named. Words of praise and those that are read otherwise (`aside`) are none. At most three, as typed.
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
      if (!thing.names.some((name) => catalogue.isSold([...name, next]))) {
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
      (isThingNamed &&
        (after.has(next) || typed.slice(Math.max(0, at - 2), at).some((word) => before.has(word))));
    if (!isModifier && !thing.names.some((name) => catalogue.isSold(name))) {
      missing.push(typed.slice(at, end).join(' '));
    }
    for (const word of typed.slice(at, end)) said.add(word);
    at = end - 1;
  }
  const unfound = isThingNamed ? [] : words.filter((word) => isOnlyDescribed(word, catalogue));
  for (const word of [...dropped, ...unfound.map(({ text }) => text)]) {
    if (isMeaningful(word) && !said.has(word)) missing.push(word);
    said.add(word);
  }
  return missing.slice(0, 3);
}

const isMeaningful = (word: string) =>
  [...word].length > 1 && !/^\p{N}/u.test(word) && !stopWords.has(word) && !qualities.has(word);

const isOnlyDescribed = ({ keys, synonyms, onlyRanks }: SearchWord, catalogue: CatalogueWords) =>
  !onlyRanks && ![...keys, ...synonyms].some(catalogue.finds);
