import { latinDigits } from '@/lib/i18n/digits';
import { correctedWords } from './corrections';
import { type Exclusion, readExclusions } from './exclusions';
import { keyBeginnings, keysOf, stemOfKey, wordsOf } from './folding';
import { type Intent, readIntents } from './intents';
import { type Measure, readMeasures } from './measures';
import { modifiersIn } from './modifiers';
import type { Audience } from './occasions/occasion';
import type { AskedOccasion } from './occasions/reading';
import type { CatalogueWords, SearchWord } from './search-words';
import { compoundOf, synonymsOf } from './synonyms';
import { stopWords } from './words';

/** What is asked for by words that are no things, and the search without them. */
export type UnderstoodFilter = {
  kind: 'min_price' | 'max_price' | 'rating' | 'discount';
  /** Rupees, stars or percent. */
  value: number;
  words: string;
  without: string;
};
/** What is not wanted; a product has to have all words of one of the alternatives to be excluded. */
export type Excluded = Omit<Exclusion, 'terms'> & { terms: SearchWord[][] };
export type UnderstoodSort = Extract<Intent, { kind: 'sort' }> & { without: string };

export type Understanding = {
  /** The search without what is excluded, measured, priced or ordered by. */
  rest: string;
  words: SearchWord[];
  /** The search in the words that were understood, null when they are those typed. */
  corrected: string | null;
  /** Whether the spelling of a word was corrected. */
  isRespelt: boolean;
  /** Words that nothing was found for. */
  dropped: string[];
  filters: UnderstoodFilter[];
  measures: Measure[];
  excluded: Excluded[];
  sort: UnderstoodSort | null;
  /** What is asked for and this market does not have, as typed. */
  missing?: readonly string[];
  /** Whom a thing is for that is named: women or men. What is marked for others only does not fit. */
  audience?: readonly Audience[];
  /** What it is for, where it names no thing. */
  occasion?: AskedOccasion;
  /** Whether a number counts as a word that might be a price. */
  mayHavePrice: boolean;
};

/** How a search is read. */
export type Reading = {
  /** The last word may be unfinished. */
  isTyping?: boolean;
  /** The words as they are: nothing is corrected, widened or read as a price. */
  isExact?: boolean;
  /** Numbers by themselves are prices. */
  withPrices?: boolean;
  /** Words that are read elsewhere, as those of an occasion. */
  aside?: ReadonlySet<string>;
  /** Occasions are words as any others. */
  withoutOccasions?: boolean;
};

/** A longer search is cut after so many words. */
const maxWords = 8;
const maxBeginnings = 64;
const aYear = /^20[2-4]\d$/;
/** Rupees; smaller numbers by themselves are no prices. */
const leastPrice = 50;

/** Splits a search into filters and words, each with its synonyms; corrects mistyped words. */
export function understand(
  typed: string,
  catalogue: CatalogueWords,
  reading: Reading = {},
): Understanding {
  if (reading.isExact) return exactly(typed);
  // One space between words: patterns cross any number of them.
  const search = typed.replace(/\s+/g, ' ').trim();
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
  const wanted = (significant.length > 0 || hasIntents ? significant : all).slice(0, maxWords);
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
  const { words, isRespelt, dropped } = understood;
  understood.excluded = exclusions.map((one) => ({
    ...one,
    terms: one.terms.map((term) => term.map((word) => excludedWord(word, words, catalogue))),
  }));
  if ((isRespelt || dropped.length > 0) && words.length > 0) {
    const left = isSpelling ? spelt : words.map(({ text }) => text);
    understood.corrected = left.filter((word) => !dropped.includes(word)).join(' ');
  }
  return understood;
}

/** The words with the mistyped ones corrected; then those that are one word together are joined. */
function respelt(
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

/** The words as typed, each by itself. */
function exactly(search: string): Understanding {
  const words = [...new Set(wordsOf(search))].slice(0, maxWords).map((text) => ({
    text,
    keys: keysOf(text),
    synonyms: [],
    beginnings: [],
  }));
  return { ...nothingElse(), rest: search, words };
}

/** What a search asks for besides things, each read from what the others have left. */
function withoutIntents(
  search: string,
  catalogue: Pick<CatalogueWords, 'isKind' | 'isCategory' | 'isBrand' | 'finds' | 'sizes'>,
) {
  const lower = latinDigits(search).toLowerCase();
  const original = lower.length === search.length ? search : lower;
  const isThing = (word: string) =>
    [...keysOf(word), ...synonymsOf(word).keys].some(
      (key) => catalogue.isKind(key) || catalogue.isCategory(key),
    );
  const isName = (word: string) => keysOf(word).some(catalogue.finds);
  const { rest: wanted, exclusions } = readExclusions(lower, original, {
    isThing,
    isName,
    isBrand: catalogue.isBrand,
  });
  const { rest: unmeasured, measures } = readMeasures(wanted, original, catalogue.sizes());
  const others = readIntents(search, unmeasured);
  // Measures alone are searched for as the catalogue writes them: half kg is 500 g.
  const isMeasured =
    measures.length > 0 && wordsOf(others.rest).some((word) => !stopWords.has(word));
  const { rest, intents } = isMeasured ? others : readIntents(search, wanted);
  const sizes = isMeasured ? [] : measures.flatMap(({ same }) => [...same].slice(0, 1));
  const filters = intents.filter((one): one is Extract<typeof one, UnderstoodFilter> =>
    ['min_price', 'max_price', 'rating', 'discount'].includes(one.kind),
  );
  const sort = (intents.find(({ kind }) => kind === 'sort') as UnderstoodSort | undefined) ?? null;
  return {
    rest: sizes.length > 0 ? sizes.join(' ') : rest,
    exclusions,
    measures: isMeasured ? measures : [],
    /** Words that are no prices. */
    unused: isMeasured ? [] : measures.flatMap(({ words }) => wordsOf(words)),
    filters,
    sort,
  };
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

/** Whether products are of a kind that the word names, by itself or by what means the same. */
function namesThing(word: string, catalogue: Pick<CatalogueWords, 'isKind'>): boolean {
  const { keys, isOnlyThem } = synonymsOf(word);
  return [...(isOnlyThem ? [] : keysOf(word)), ...keys].some(catalogue.isKind);
}

/** Words written apart that are one word: lunch box, sun glasses. */
function joined(typed: readonly string[], catalogue: CatalogueWords): string[] {
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
  // Use and thing by themselves find more than the two together: school bag.
  const some = (word: string, is: (key: string) => boolean) => keysOf(word).some(is);
  if (some(first, catalogue.isAttribute) && some(second, catalogue.isKind)) return undefined;
  const added = catalogue.added.compoundOf(first, second);
  // Where goods have both words, these find more than what the two mean together.
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

/**
 * A word that is excluded, corrected where it is mistyped, with what means the same and its participle (print, printed);
 * none of that where it would exclude what is wanted: towels, but no gamcha.
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

/** The word as typed, or undefined when nothing in the catalogue has it. */
function knownWord(
  text: string,
  catalogue: CatalogueWords,
  isUnfinished: boolean,
): SearchWord | undefined {
  const finds = (key: string) => catalogue.finds(key);
  const others = synonymsOf(text);
  const exact = others.isOnlyThem ? [] : keysOf(text);
  const keys = exact.some(finds) ? exact : exact.map(stemOfKey);
  const known = [...others.keys, ...catalogue.added.keysOf(text)];
  const meanings =
    keys === exact ? known : [...known, ...keys.flatMap((key) => synonymsOf(key).keys)];
  const synonyms = [...new Set(meanings)].filter((key) => finds(key) && !keys.includes(key));
  const isWhole = keys.some(finds) || synonyms.length > 0;
  const beginnings = isUnfinished ? beginningsOf(text, isWhole, catalogue) : [];
  if (isWhole || beginnings.length > 0) return { text, keys, synonyms, beginnings };
  return catalogue.isDescribed(text) ? { text, keys: exact, synonyms, beginnings } : undefined;
}

/** Keys of words spelt with this beginning; of those that sound so where none is spelt so. */
function beginningsOf(text: string, isWhole: boolean, catalogue: CatalogueWords): string[] {
  const spelt = [...text].length > 1 ? catalogue.beginningWith(text, maxBeginnings) : [];
  return isWhole || spelt.length > 0
    ? spelt
    : catalogue.soundingLike(keyBeginnings(text), maxBeginnings);
}
