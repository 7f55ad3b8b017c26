import { normalised } from '@/lib/text/normalised';
import { isHindi, keysOf, wordsOf } from '../folding';
import { englishKinds, englishSynonyms, englishThings, signs } from './general';
import { namesOfDoing, namesOfOthers, namesOfThings } from './india';
import { regionalNames } from './regional';

/** Groups of names kept by hand, in the format of india.ts. */
export const keptGroups: readonly string[] = [
  ...namesOfThings,
  ...namesOfOthers,
  ...namesOfDoing,
  ...regionalNames,
];

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const singulars = (word: string) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
const linesOf = (text: string) => text.trim().split('\n');
const split = (text = '') => text.split(' ').filter(Boolean);
const asOne = (name: string) => name.replaceAll('_', '');

/** The shortest key by which a Hindi name is found in Latin letters: कुत्ता for kutte is too short. */
const shortestKey = 4;

/** Words by each name of a thing: what is known of one of them holds for all. */
class Names {
  readonly #all = new Map<string, string[]>();

  note(name: string, others: readonly string[]): void {
    this.#add(name, others);
    if (!isHindi(name)) return;
    for (const key of keysOf(name)) if (key.length >= shortestKey) this.#add(`~${key}`, others);
  }

  #add(name: string, others: readonly string[]): void {
    const known = this.#all.get(name);
    if (known) known.push(...others);
    else this.#all.set(name, [...others]);
  }

  /** Returns what is known of a word, in any number; of a Hindi one in Latin letters by its sound. */
  of(word: string): readonly string[] {
    const found = singulars(word).flatMap((one) => this.#all.get(one) ?? []);
    if (found.length > 0) return [...new Set(found)];
    return keysOf(word).flatMap((key) => this.#all.get(`~${key}`) ?? []);
  }
}

type Sign = { name: readonly string[]; keywords: readonly string[] };

const signsOf = once(() => {
  const all = linesOf(signs).map((line) => {
    const [sign = '', name, keywords, names, told] = line.split('|');
    const parts = [name, keywords, names, told].map(split);
    return { sign: sign.replace('\ufe0f', ''), parts };
  });
  return all.map(({ sign, parts: [name = [], keywords = [], names = [], told = []] }) => ({
    ...{ sign, name, keywords, names: names.map(asOne), told: told.map(asOne) },
  }));
});

/** Names of one thing by each of them, from WordNet and CLDR. */
const names = once(() => {
  const all = new Names();
  for (const line of linesOf(englishSynonyms)) {
    const same = split(line).map(asOne);
    for (const name of same) all.note(name, same);
  }
  for (const { name, names: others } of signsOf()) {
    if (others.length === 0) continue;
    const same = [name.join(''), ...others];
    for (const one of same) all.note(one, same);
  }
  return all;
});

/** English words by the keywords of signs in India's languages. */
const keywords = once(() => {
  const all = new Names();
  for (const { name, keywords: words, names: others, told } of signsOf()) {
    for (const one of [...others, ...told]) all.note(one, [...name, ...words]);
  }
  return all;
});

const kinds = once(() => {
  const all = new Names();
  for (const line of linesOf(englishKinds)) {
    const [name = '', ...own] = split(line).map(asOne);
    all.note(name, own);
  }
  return all;
});

/** Returns the words of groups kept by hand by themselves, without the parts of compounds. */
const wordsOfGroups = (groups: readonly string[]) =>
  groups
    .flatMap((line) => split(normalised(line, 1000)))
    .filter((word) => word !== '>' && !word.includes('_'))
    .map((word) => word.replace(/^=/, ''));

const doing = once(() => new Set(wordsOfGroups(namesOfDoing)));

/** Returns whether a word says what is done with things: measuring, तौलने. */
export const isDoingWord = (word: string): boolean => doing().has(word);

const describing = once(() => new Set(wordsOfGroups([...namesOfOthers, ...namesOfDoing])));

/** Lines of `regional.ts` mean the last words too, which are broader: cotton for cotton wool. */
const withoutBroader = (line: string) => line.split(' > ')[0] ?? '';

const keptThings = once(
  () => new Set(wordsOfGroups([...namesOfThings, ...regionalNames.map(withoutBroader)])),
);

const things = once(() => {
  const all = new Set(englishThings.split(/\s/));
  for (const word of describing()) all.delete(word);
  for (const word of keptThings()) all.add(word);
  return all;
});

/** Returns whether a word names a thing in the part of the lexicon that is kept by hand. */
export const isKeptThing = (word: string): boolean => keptThings().has(word);

/** Returns whether a word, in any number, names things that are made, eaten or used. */
export const isThingWord = (word: string): boolean =>
  singulars(word).some((one) => things().has(one));

/** Returns whether a word only describes things: a colour, a material, a person, an occasion. */
export const isDescribingWord = (word: string): boolean =>
  describing().has(word) && !isThingWord(word);

/** Reads the whole lexicon, so that no search has to wait for it. */
export function readLexicon(): void {
  things();
  names();
  keywords();
  kinds();
}

/** Returns the names that WordNet and CLDR have for the thing of a word, compounds in one word; a guess. */
export const generalNamesOf = (word: string): readonly string[] => names().of(word);

/** Returns English words for what signs show that have a keyword in one of India's languages; a guess. */
export const wordsOfSigns = (word: string): readonly string[] => keywords().of(word);

/** Returns names of the kinds of a thing, and of their kinds: wheelchair for chair; a guess. */
export function generalKindsOf(word: string): readonly string[] {
  const own = kinds().of(word);
  return [...own, ...own.flatMap((one) => kinds().of(one))];
}

const bySign = once(() => new Map<string, Sign>(signsOf().map((one) => [one.sign, one])));

/**
 * Writes signs in a search as words, unless more than one other word says what is meant: as what is found of their name
 * if its thing is sold, else as those of their keywords that are.
 */
export function signsAsWords(
  text: string,
  isSold: (word: string) => boolean,
  isFound: (word: string) => boolean = isSold,
): string {
  if (!/\p{Extended_Pictographic}/u.test(text) || wordsOf(text).length > 1) return text;
  const wordsFor = (sign: string): string => {
    const shown = bySign().get(sign);
    if (!shown) return sign;
    const { name, keywords: others } = shown;
    if (isSold(name.at(-1) ?? '')) return name.filter(isFound).join(' ');
    const sold = [...name, ...others].filter(isSold);
    return (sold.length > 0 ? sold : name).join(' ');
  };
  return text
    .replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => ` ${wordsFor(sign)} `);
}
