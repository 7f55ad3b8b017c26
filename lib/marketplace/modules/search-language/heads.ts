import { normalised } from '@/lib/text/normalised';
import { anyNumberWord } from './amounts';
import { isHindi, wordsOf } from './folding';
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
  'with without for of in from by to on at like inside under having anti non no inc plus free jisme',
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

const isFiller = (word: string) =>
  [...word].length < 2 ||
  describing.test(word) ||
  ofMany.has(word) ||
  stopWords.has(word) ||
  (qualities.has(word) && word !== thingToo) ||
  number.test(word) ||
  measure.test(word);

/** Returns the last word of a part that may name a thing, and its compound with the word before: box, lunchbox. */
function headsOfPart(part: string): string[] {
  const words = wordsOf(part);
  const cut = words.findIndex((word, at) => at > 0 && before.has(word));
  const own = cut > 0 ? words.slice(0, cut) : words;
  // Words left of the last postposition only describe; those right of it are the thing, if there are any.
  const tie = own.findLastIndex((word) => after.has(word) || genitives.has(word));
  const thing = tie < own.length - 1 ? own.slice(tie + 1) : own.slice(0, tie);
  const some = thing.some((word) => !isFiller(word)) ? thing : own;
  const at = some.findLastIndex((word) => !isFiller(word));
  const head = some[at];
  if (head === undefined) return [];
  const previous = some[at - 1] ?? '';
  const inKit = collections.has(head) && !isFiller(previous) ? [previous] : [];
  return [head, ...inKit, ...[compoundOf(previous, head) ?? []].flat()];
}

/** A count before the thing: set of 4, pack of. */
const counted = /\b(?:set|pack|pair|box|combo)\s+of\s+/giu;

/** Splits a phrase at numbers too: "Trail 21 Mountain Cycle" may be either. */
const atNumbers = (phrase: string) => phrase.split(/\s+(?=\p{N})|(?<=^|\s)\p{N}\S*\s+/u);

/**
 * Returns the words that may name the thing of a name: those that its first phrase says last, before what only
 * describes it. `Kids Cycle with Side Wheels` is a cycle, `साइकिल की घंटी` a घंटी, `6 Seater Table Cover` a cover.
 */
export function headsOf(name: string): string[] {
  for (const phrase of name.slice(0, longestName).replace(counted, ' ').split(phrases)) {
    const [own = ''] = isHindi(phrase) ? [phrase] : phrase.split(/\s(?:with|for|of|without|by)\s/i);
    const heads = own.split(parts).flatMap(atNumbers).flatMap(headsOfPart);
    if (heads.length > 0) return [...new Set(heads)];
  }
  return [];
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
      !isModifier && !genericThings.has(text) && [...keys, ...synonyms].some(isKind),
  );
  const said = named.filter(({ text }) => heads.some((head) => text.endsWith(head)));
  const found = said.length > 0 ? said : named.slice(-1);
  return words.map((word) => (found.includes(word) ? { ...word, isHead: true } : word));
}
