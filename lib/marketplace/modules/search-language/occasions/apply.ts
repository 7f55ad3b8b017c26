import { keysOf, wordsOf } from '../folding';
import { isKnownThing } from '../known-things';
import type { CatalogueWords, SearchWord } from '../search-words';
import { hasSynonyms, synonymsOf } from '../synonyms';
import type { Reading, Understanding } from '../understanding';
import { stopWords } from '../words';
import type { Audience } from './occasion';
import { askedOccasion, type FoundOccasion, type Occasions } from './reading';

type Understand = (reading: Reading) => Understanding;

/**
 * Understands a search that may contain occasions. If it names no thing, the occasions decide by the kinds
 * that they lead to. If a thing is named, it decides: festivals, and uses after "for", only rank.
 */
export function understandWithOccasions(
  understand: Understand,
  catalogue: CatalogueWords,
  occasions: Occasions,
): Understanding {
  const plain = understand({});
  const found = occasions.in(wordsOf(plain.rest)).filter((one) => !isThing(one, catalogue));
  if (found.length === 0) return plain;
  const rest = understand({ aside: wordsAside(found) });
  const hasThing = rest.words.some((word) => namesKind(word, catalogue));
  if (!hasThing) {
    const isClear = rest.dropped.length === 0 && rest.words.every((word) => tells(word, catalogue));
    const occasion = isClear ? askedOccasion(found) : undefined;
    return occasion ? { ...rest, occasion } : plain;
  }
  const audience = adultsOf(found);
  const ranking = found.filter((one) => onlyRanks(one, catalogue));
  if (ranking.length === 0) return { ...plain, audience };
  const { words, ...others } = understand({ aside: wordsAside(ranking) });
  return { ...others, audience, words: [...words, ...ranking.map(rankingWord)] };
}

/**
 * Returns whether a word names things of this market and so is no occasion: a scooter for kids, rakhis where
 * they are sold.
 */
function isThing(
  { occasion, words: [word = '', ...others] }: FoundOccasion,
  catalogue: CatalogueWords,
) {
  if (others.length > 0 || occasion.group === 'person') return false;
  const meant = occasion.group === 'use' ? synonymsOf(word).keys : [];
  return [...keysOf(word), ...meant].some(catalogue.isKind);
}

/** Returns the audience of a thing; only women and men are told apart, as a girl is often a woman. */
function adultsOf(found: readonly FoundOccasion[]): readonly Audience[] | undefined {
  const people = found.filter(({ occasion }) => occasion.group === 'person');
  const all = new Set(people.flatMap(({ occasion }) => occasion.audience ?? []));
  if (all.size !== 1) return undefined;
  return all.has('women') || all.has('men') ? [...all] : undefined;
}

/**
 * Returns whether a word that names no thing of this market distinguishes things; sofa names one, only not of
 * this market.
 */
const tells = ({ text, keys, synonyms }: SearchWord, catalogue: CatalogueWords) =>
  !isKnownThing(text) && [...keys, ...synonyms].some(catalogue.finds);

/** Returns the words of a search that name occasions. */
export const occasionWords = (text: string, occasions: Occasions): ReadonlySet<string> =>
  wordsAside(occasions.in(wordsOf(text)));

const namesKind = ({ keys, synonyms }: SearchWord, catalogue: CatalogueWords) =>
  [...keys, ...synonyms].some((key) => catalogue.isKind(key) || catalogue.isCategory(key));

/** Returns the words, and the compounds of those that form one: raksha bandhan. */
function wordsAside(found: readonly FoundOccasion[]): ReadonlySet<string> {
  const aside = new Set<string>();
  for (const { words } of found) {
    for (const [at, word] of words.entries()) {
      aside.add(word);
      aside.add(word + (words[at + 1] ?? ''));
    }
  }
  return aside;
}

function onlyRanks({ occasion, words, isConnected }: FoundOccasion, catalogue: CatalogueWords) {
  if (occasion.group === 'use') return isConnected;
  if (occasion.group === 'festival') return true;
  const isKnown = (word: string) =>
    stopWords.has(word) || hasSynonyms(word) || keysOf(word).some(catalogue.finds);
  return !words.every(isKnown);
}

/** Returns a word that no product must have; products with it or its marks come first. */
const rankingWord = ({ occasion, words }: FoundOccasion): SearchWord => ({
  text: words.join(' '),
  keys: words.flatMap(keysOf),
  synonyms: [
    ...wordsOf(occasion.marks ?? ''),
    ...(occasion.group === 'festival' ? occasion.names.filter((name) => !name.includes(' ')) : []),
    ...(occasion.group === 'person' ? (occasion.audience ?? []) : []),
  ].flatMap(keysOf),
  beginnings: [],
  onlyRanks: true,
});
