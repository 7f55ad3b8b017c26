import { normalised } from '@/lib/text/normalised';
import { anyNumberWord } from './amounts';
import { isHindi, wordsOf } from './folding';
import { isDescribingWord, isThingWord } from './lexicon/names';
import { qualities } from './qualities';
import type { CatalogueWords, SearchWord } from './search-words';
import { compoundOf } from './synonyms';
import { anyUnit } from './units';
import { stopWords } from './words';

/** The longest name that is read; the head stands before what describes it. */
const longestName = 200;
const lines = (text: string) => new Set(normalised(text, 1000).split(' '));

/** Words that begin what only describes the thing before: a cycle with side wheels, an anti slip mat. */
const before = lines(
  'with without for of in from by to on at like inside under having anti non no inc plus free jisme ' +
    'compatible suitable ideal keeps protects',
);
/** Postpositions that end what only describes the thing after: साइकिल की घंटी, dard ke liye tel. */
const after = lines(
  'liye lie saath sath sahit wala wali wale vala vali vale लिए लिये साथ सहित समेत वाला वाले वाली',
);
const genitives = lines('ka ki ke k का की के');
/** Words for how many there are, which stand where a thing would. */
const ofMany = lines(
  'set sets pack packs combo combos pair pairs piece pieces pcs pc units unit assorted size sizes type model new ' +
    'सेट पैक जोड़ी पीस किलो नग टुकड़े प्रकार',
);
/** Words for several things of the kind that the word before names: a screwdriver kit. */
const collections = lines('kit kits किट');
const measure = new RegExp(`^(?:${anyUnit})$`, 'u');
const number = new RegExp(`^(?:\\p{N}.*|${anyNumberWord})$`, 'u');

/** Splits a text where another phrase begins: at brackets, commas, bars and dashes with spaces. */
const phrases = /[()[\]{},;:|•]+|\s[-–—~]+\s?|\s?[-–—]\s/u;
/** Splits a phrase where another thing may begin: kurta & pyjama, lunch box/tiffin. */
const parts = /\s*[&/+]\s*|\s(?:and|or|aur|और|या|एवं|x)\s/iu;

/** Endings of English words that only describe: pleated, adjustable, waterproof. */
const describing = /.{2}(?:[^e]ed|(?<!get|ime)able|proof)$/;

/** The one of `qualities` that is a thing in names: "not" in Hinglish, a mat in English. */
const thingToo = 'mat';

/** Endings of longer adjectives, which things such as a pedal or garlic have too: universal, electric, wireless. */
const adjective = /.{3}(?:al|ic|ive|ous|less|ible)$/;

/** Returns whether a word names no thing at all. */
const isFiller = (word: string) =>
  [...word].length < 2 ||
  describing.test(word) ||
  ofMany.has(word) ||
  stopWords.has(word) ||
  (qualities.has(word) && word !== thingToo) ||
  number.test(word) ||
  measure.test(word);

/** Returns whether a word describes a thing if another one is there: red, cotton, universal. */
const isDescribing = (word: string) =>
  isFiller(word) || isDescribingWord(word) || (adjective.test(word) && !isThingWord(word));

/** Returns words without those that only describe the thing before or after. */
function ownWords(words: readonly string[]): readonly string[] {
  // Plus may be a part of a model's name, after which a helmet is called so.
  const isCut = (word: string, at: number) =>
    before.has(word) && (word !== 'plus' || words.slice(0, at).some(isThingWord));
  const cut = words.findIndex((word, at) => at > 0 && isCut(word, at));
  const own = cut > 0 ? words.slice(0, cut) : words;
  // Words left of the last postposition only describe; those right of it are the thing, if there are any.
  const tie = own.findLastIndex((word) => after.has(word) || genitives.has(word));
  const thing = tie < own.length - 1 ? own.slice(tie + 1) : own.slice(0, tie);
  return thing.some((word) => !isFiller(word)) ? thing : own;
}

/** Returns the last word of a part that may name a thing, and its compound with the word before: box, lunchbox. */
function headsOfPart(part: string): string[] {
  const own = ownWords(wordsOf(part));
  const last = own.findLastIndex((word) => !isDescribing(word));
  const at = last < 0 ? own.findLastIndex((word) => !isFiller(word)) : last;
  return at < 0 ? [] : namesAt(own, at);
}

/** Returns the names of the thing that ends at a position: the word, its compound, and the thing of a kit. */
function namesAt(words: readonly string[], at: number): string[] {
  const [head = '', previous = ''] = [words[at], words[at - 1]];
  const inKit = collections.has(head) && !isFiller(previous) ? [previous] : [];
  return [head, ...inKit, ...[compoundOf(previous, head) ?? []].flat()];
}

/** A count before the thing: set of 4, pack of. */
const counted = /\b(?:set|pack|pair|box|combo)\s+of\s+/giu;

/** The letters of a model before its number: AWM-700U2, EZ920. */
const modelLetters = /\b[A-Z]{1,6}-?(?=\p{N})/gu;

/** Splits a phrase at numbers too: "Trail 21 Mountain Cycle" may be either. */
const atNumbers = (phrase: string) => phrase.split(/\s+(?=\p{N})|(?<=^|\s)\p{N}\S*\s+/u);

/** Returns the heads of a part; beside a known thing none of what stands before a number, as brands do. */
function headsAtNumbers(part: string): string[] {
  const some = atNumbers(part)
    .map(headsOfPart)
    .filter(({ length }) => length > 0);
  const isKnown = some.some((heads) => heads.some(isThingWord));
  const left = some.filter(
    (heads, at) => !isKnown || at === some.length - 1 || heads.some(isThingWord),
  );
  return left.flat();
}

function headsOfPhrase(phrase: string): string[] {
  const [own = ''] = isHindi(phrase) ? [phrase] : phrase.split(/\s(?:with|for|of|without|by)\s/i);
  return [...new Set(own.split(parts).flatMap(headsAtNumbers))];
}

/** The phrases of a name that are read. */
const mostPhrases = 6;

/**
 * Returns the words that may name the thing of a name: those that its first phrase with a known thing says last, before
 * what only describes it. `Kids Cycle with Side Wheels` is a cycle, `साइकिल की घंटी` a घंटी, `6 Seater Table Cover` a
 * cover. Without a known thing it is its first phrase.
 */
export function headsOf(name: string): string[] {
  const found = name
    .slice(0, longestName)
    .replace(counted, ' ')
    .replace(modelLetters, '')
    .split(phrases)
    .slice(0, mostPhrases)
    .map(headsOfPhrase)
    .filter(({ length }) => length > 0);
  return found.find((heads) => heads.some(isThingWord)) ?? found[0] ?? [];
}

/** Things that serve another one, which stands before them: a violin string is no violin. */
const serving = lines(
  'cover covers case cases bag bags pouch sleeve skin stand stands holder holders mount bracket hanger rack strap straps ' +
    'string strings pedal cable cables charger adapter battery remote filter refill refills cleaner brush brushes guard ' +
    'protector lock grip grips polish sticker stickers decal box boxes pump pipe hose spray repellent killer ' +
    'warmer dispenser organiser organizer sharpener tyre tube feed food pins pin lace laces ' +
    'कवर केस बैग स्टैंड होल्डर तार चार्जर बैटरी रिमोट फ़िल्टर ब्रश स्प्रे पाइप डिब्बा',
);
const besides = lines('with without for like inside under having jisme compatible suitable ideal');

/** Returns the words of a part that only say what its thing is for or has: bag and rain in "Camera Bag with Rain Cover". */
function besideInPart(part: string): { own: readonly string[]; beside: readonly string[] } {
  const words = wordsOf(part);
  const cut = words.findIndex((word) => besides.has(word));
  const before = cut < 0 ? words : words.slice(0, cut);
  const tie = before.findLastIndex((word) => after.has(word) || genitives.has(word));
  const head = before.findLastIndex((word) => !isDescribing(word));
  const start = serving.has(before[head] ?? '') ? head : tie + 1;
  return {
    own: before.slice(start),
    beside: [...before.slice(0, start), ...words.slice(before.length)],
  };
}

/** Returns the words of names that never say what the goods are, only what they are for or have with them. */
export function besideIn(names: readonly string[]): string[] {
  const found = names
    .flatMap((name) => name.slice(0, longestName).split(phrases))
    .map(besideInPart);
  const own = new Set(found.flatMap((one) => one.own));
  return [...new Set(found.flatMap(({ beside }) => beside))].filter(
    (word) => isThingWord(word) && !own.has(word),
  );
}

/** Words of many kinds of things that name none by themselves. */
export const genericThings: ReadonlySet<string> = lines(
  'kit set machine holder stand accessory accessories care appliance furniture equipment device gadget item product ' +
    'material supplies',
);

/** Returns whether attributes, `name:value` one a line, say what kind of thing goods are. */
export const saysKind = (attributes: string): boolean =>
  [...attributes.matchAll(/^kind:(.*)/gm)].some(([, kind = '']) => !genericThings.has(kind));

/**
 * Marks the words that say the thing sought: those that it says last, else the last one after which goods are
 * called.
 */
export function withHeads(
  words: SearchWord[],
  search: string,
  { isKind }: Pick<CatalogueWords, 'isKind'>,
): SearchWord[] {
  const heads = headsOf(search);
  const named = words.filter(
    ({ text, isModifier, keys, synonyms }) =>
      !isModifier &&
      !genericThings.has(text) &&
      !isDescribingWord(text) &&
      [...keys, ...synonyms].some(isKind),
  );
  const said = named.filter(({ text }) => heads.some((head) => text.endsWith(head)));
  const found = said.length > 0 ? said : named.slice(-1);
  return words.map((word) => (found.includes(word) ? { ...word, isHead: true } : word));
}
