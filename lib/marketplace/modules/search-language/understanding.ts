import { correctedWords } from './corrections';
import type { Exclusion } from './exclusions';
import { keysOf, plainLetters, wordsOf } from './folding';
import { headsOf, withHeads } from './heads';
import { knownWord } from './known-word';
import { signsAsWords } from './lexicon/names';
import type { Measure } from './measures';
import { modifiersIn } from './modifiers';
import type { Audience } from './occasions/occasion';
import type { AskedOccasion } from './occasions/reading';
import { qualities } from './qualities';
import { type UnderstoodFilter, type UnderstoodSort, withoutIntents } from './search-intents';
import type { CatalogueWords, SearchWord } from './search-words';
import { joined, respelt } from './spelt-words';
import { synonymsOf } from './synonyms';
import { stopWords } from './words';

/** An exclusion with its search words; a product is excluded if it has all words of one of the alternatives. */
export type Excluded = Omit<Exclusion, 'terms'> & { terms: SearchWord[][] };

export type Understanding = {
  /** The search without its exclusions, measures, prices and sort orders. */
  rest: string;
  words: SearchWord[];
  /** The search with corrected words, null when nothing was corrected. */
  corrected: string | null;
  /** True if the spelling of a word was corrected. */
  isRespelt: boolean;
  /** Words that match nothing. */
  dropped: string[];
  filters: UnderstoodFilter[];
  measures: Measure[];
  excluded: Excluded[];
  sort: UnderstoodSort | null;
  /** The words this market has nothing for, as typed. */
  missing?: readonly string[];
  /** The audience of a named thing: women or men. Products marked for others only do not fit. */
  audience?: readonly Audience[];
  /** The occasion, if the search names no thing. */
  occasion?: AskedOccasion;
  /** True if a number counts as a word that might be a price. */
  mayHavePrice: boolean;
};

/** The result of reading a search. */
export type Reading = {
  /** True if the last word may be unfinished. */
  isTyping?: boolean;
  /** True to take the words as they are: nothing is corrected, widened or read as a price. */
  isExact?: boolean;
  /** True to read numbers by themselves as prices. */
  withPrices?: boolean;
  /** Words that are read elsewhere, such as those of an occasion. */
  aside?: ReadonlySet<string>;
  /** True to exclude nothing, as nothing would be left. */
  withoutExclusions?: boolean;
  /** True to read occasions as ordinary words. */
  withoutOccasions?: boolean;
};

/** The number of words of a longer search that are looked for. */
const maxWords = 8;
const aYear = /^20[2-4]\d$/;
/** The least price in rupees; smaller numbers by themselves are no prices. */
const leastPrice = 50;

/** Splits a search into filters and words, each with its synonyms; corrects mistyped words. */
export function understand(
  typed: string,
  catalogue: CatalogueWords,
  reading: Reading = {},
): Understanding {
  if (reading.isExact) return exactly(typed);
  const isSold = (word: string) =>
    namesThing(word, catalogue) || keysOf(word).some(catalogue.isCategory);
  const isFound = (word: string) => isSold(word) || keysOf(word).some(catalogue.finds);
  // Patterns cross any number of words, so words are separated by one space.
  const search = signsAsWords(plainLetters(typed), isSold, isFound).replace(/\s+/g, ' ').trim();
  const { rest, exclusions, measures, unused, filters, sort } = withoutIntents(search, catalogue);
  const inOrder = joined(wordsOf(rest), catalogue);
  const modifiers = modifiersIn(inOrder, (word) => namesThing(word, catalogue));
  const all = [...new Set(inOrder)];
  const { aside } = reading;
  const significant = all.filter((word) => !stopWords.has(word) && !aside?.has(word));
  const hasIntents =
    [filters, exclusions, measures].some(({ length }) => length > 0) ||
    sort !== null ||
    aside !== undefined;
  const asked = significant.length > 0 || hasIntents ? significant : all;
  const wanted = mostTelling(asked, rest, catalogue);
  const isOpen = reading.isTyping === true;
  const { words: chosen, spelt, isRespelt: isSpelling } = respelt(wanted, catalogue, isOpen);
  const understood: Understanding = {
    ...nothingElse(),
    rest,
    isRespelt: isSpelling,
    measures,
    filters,
    sort,
  };
  for (const [at, word] of chosen.entries()) {
    const isAmount =
      /^\d{2,7}$/.test(word) &&
      !aYear.test(word) &&
      (word === significant[0] || word === significant.at(-1)) &&
      !new RegExp(`\\p{L}-?${word}`, 'u').test(search) &&
      !unused.includes(word) &&
      !search.includes(`${word}%`);
    const price = isAmount ? Number(word) : 0;
    const known = knownWord(word, catalogue, isOpen && at === chosen.length - 1);
    if (price >= leastPrice && (reading.withPrices || !known)) {
      if (!filters.some(({ kind }) => kind === 'max_price')) filters.push(priceOf(word, search));
      continue;
    }
    if (known) {
      understood.words.push(modifiers.has(word) ? { ...known, isModifier: true } : known);
      if (price >= leastPrice) understood.mayHavePrice = true;
      continue;
    }
    const others = correctedWords(word, catalogue, (text) => knownWord(text, catalogue, false));
    understood.words.push(...others.words);
    if (others.words.length === 0) understood.dropped.push(word);
    understood.isRespelt ||= others.isCorrected;
  }
  understood.words = withHeads(understood.words, rest, catalogue);
  const { words, isRespelt, dropped } = understood;
  if (reading.withoutExclusions) understood.dropped.push(...exclusions.map((one) => one.words));
  understood.excluded = (reading.withoutExclusions ? [] : exclusions).map((one) => ({
    ...one,
    terms: one.terms.map((term) => term.map((word) => excludedWord(word, words, catalogue))),
  }));
  if ((isRespelt || dropped.length > 0) && words.length > 0) {
    const left = isSpelling ? spelt : words.map(({ text }) => text);
    understood.corrected = left.filter((word) => !dropped.includes(word)).join(' ');
  }
  return understood;
}

/**
 * Returns at most `maxWords` words in their order: of more, what the search is about, then colours and sizes, then
 * those that name kinds, then those that goods have.
 */
function mostTelling(words: readonly string[], rest: string, catalogue: CatalogueWords): string[] {
  if (words.length <= maxWords) return [...words];
  const heads = headsOf(rest);
  const telling = (word: string) => {
    if (qualities.has(word) || /^\p{L}$/u.test(word)) return 0;
    if (heads.includes(word)) return 5;
    if (keysOf(word).some(catalogue.isOption)) return /^\p{N}/u.test(word) ? 2.5 : 4;
    if (namesThing(word, catalogue)) return 3;
    return keysOf(word).some(catalogue.finds) ? 2 : 1;
  };
  const kept = new Set([...words].sort((a, b) => telling(b) - telling(a)).slice(0, maxWords));
  return words.filter((word) => kept.has(word));
}

const nothingElse = (): Understanding => ({
  rest: '',
  words: [],
  corrected: null,
  isRespelt: false,
  dropped: [],
  filters: [],
  measures: [],
  excluded: [],
  sort: null,
  mayHavePrice: false,
});

/** Takes the words as typed, each by itself. */
function exactly(search: string): Understanding {
  const words = [...new Set(wordsOf(search))].slice(0, maxWords).map((text) => ({
    text,
    keys: keysOf(text),
    synonyms: [],
    beginnings: [],
  }));
  return { ...nothingElse(), rest: search, words };
}

const priceOf = (word: string, search: string): UnderstoodFilter => ({
  kind: 'max_price',
  value: Number(word),
  words: word,
  without: withoutWords(search, word),
});

function withoutWords(search: string, words: string): string {
  const at = search.toLowerCase().indexOf(words);
  if (at < 0) return search;
  return `${search.slice(0, at)} ${search.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
}

/** Returns whether products are of a kind that the word names, by itself or by a synonym. */
function namesThing(word: string, catalogue: Pick<CatalogueWords, 'isKind'>): boolean {
  const { keys, isOnlyThem } = synonymsOf(word);
  return [...(isOnlyThem ? [] : keysOf(word)), ...keys].some(catalogue.isKind);
}

/**
 * Returns an excluded word, corrected if it is mistyped, with its synonyms and its participle (print, printed);
 * without any that would exclude a wanted thing: towels, but no gamcha.
 */
function excludedWord(
  text: string,
  wanted: readonly SearchWord[],
  catalogue: CatalogueWords,
): SearchWord {
  const found =
    knownWord(text, catalogue, false) ??
    correctedWords(text, catalogue, (other) => knownWord(other, catalogue, false)).words[0];
  const keys = found?.keys ?? keysOf(text);
  const participles = keys.flatMap((key) => [`${key}ed`, `${key}d`]).filter(catalogue.finds);
  const others = [...(found?.synonyms ?? []), ...participles];
  const isWanted = wanted.some((word) => word.keys.some((key) => others.includes(key)));
  return { text, keys: isWanted ? keys : [...keys, ...others], synonyms: [], beginnings: [] };
}
