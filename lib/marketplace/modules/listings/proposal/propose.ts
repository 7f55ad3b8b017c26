import sanscript from '@indic-transliteration/sanscript';
import type { Locale } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';
import { normalised } from '@/lib/text/normalised';
import { latinSpelling } from '../../search-language';
import { englishOf, feminine, hindiOf } from './glossary';

/** Maximum number of words that are looked up together. */
const mostTogether = 3;
/** Maximum characters of a listing's name. */
const longest = 150;

const isHindi = (word: string) => /\p{Script=Devanagari}/u.test(word);

/**
 * Proposes a listing's name in the other language, for its seller to correct: translates kinds and attributes by
 * the glossary, and transliterates other words. Codes and figures stay. Empty for a language that it cannot
 * write.
 */
export function proposeName(name: string, to: Locale): string {
  const text = normalised(name, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return (writers[to]?.(text) ?? '').slice(0, longest).trim();
}

const writers: { [Lang in Locale]?: (text: string) => string } = { en: inEnglish, hi: inHindi };

/** Puts purposes in front and accompaniments at the end: "Mat for Yoga with Bag", "योग के लिए मैट, बैग के साथ". */
function inHindi(text: string): string {
  const [head = '', ...parts] = sizeName(text, 'hi').split(/ (?=(?:for|with) )/i);
  const ends = parts.map((part) => ({
    isPurpose: /^for /i.test(part),
    words: wordsOf(part.replace(/^\w+ /, ''), hindiOf, spelledInHindi),
  }));
  const purposes = ends.filter(({ isPurpose }) => isPurpose);
  const additions = ends.filter(({ isPurpose }) => !isPurpose);
  const front = purposes.map(({ words }) => `${words.join(' ')} के लिए`).join(' ');
  const behind = additions.map(({ words }) => `, ${words.join(' ')} के साथ`).join('');
  const middle = agreeing(wordsOf(head, hindiOf, spelledInHindi)).join(' ');
  return `${front} ${middle}${behind}`.trim();
}

function inEnglish(text: string): string {
  const [, purpose, rest = text] = /^(.+?) के लिए (.+)$/.exec(text) ?? [];
  const [, head = rest, addition] = /^(.+?), (.+) के साथ$/.exec(rest) ?? [];
  const english = (words: string) =>
    wordsOf(words, englishOf, spelledInEnglish).filter(Boolean).map(capital);
  const parts = [
    english(head).join(' '),
    addition && `with ${english(addition).join(' ')}`,
    purpose && `for ${english(purpose).join(' ')}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Translates the words of a text, with known groups of words first. */
function wordsOf(
  text: string,
  known: ReadonlyMap<string, string>,
  spelled: (word: string) => string,
): string[] {
  const words = text.split(' ').filter(Boolean);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = Math.min(mostTogether, words.length - at);
    let meant: string | undefined;
    for (; taken > 0; taken--) {
      const bare = words.slice(at, at + taken).map(bareOf);
      meant = known.get(bare.join(' ')) ?? known.get(bare.map(masculine).join(' '));
      if (meant !== undefined) break;
    }
    const last = words[at + Math.max(taken, 1) - 1] ?? '';
    const [sign = ''] = /[,;:.!?)]*$/.exec(last) ?? [];
    found.push(meant === undefined ? spelled(words[at] ?? '') : meant + sign);
    at += Math.max(taken, 1);
  }
  return found;
}

const bareOf = (word: string) => word.toLowerCase().replace(/^[("“]+|[,;:.!?)"”]+$/g, '');

/** Returns an adjective in the glossary's form: नीली and नीले become नीला. */
const masculine = (word: string) => (isHindi(word) ? word.replace(/[ीे]$/, 'ा') : word);

/** Makes adjectives agree with the noun, the last word before a comma or bracket: नीली साड़ी, लकड़ी के खिलौने. */
function agreeing(words: string[]): string[] {
  const comma = words.findIndex((word) => word.endsWith(','));
  const bracket = words.findIndex((word) => word.startsWith('('));
  const ends = [comma + 1, bracket].filter((end) => end > 0);
  const noun = (words.slice(0, Math.min(words.length, ...ends)).at(-1) ?? '').replace(/,$/, '');
  const ending = noun.endsWith('ी') || feminine.has(noun) ? 'ी' : noun.endsWith('े') ? 'े' : 'ा';
  return words.map((word) => (word === noun ? word : inflected(word, ending)));
}

const inflected = (words: string, ending: string) =>
  words
    .split(' ')
    .map((word) => (changing.has(word.replace(/,$/, '')) ? word.replace(/ा(?=,?$)/, ending) : word))
    .join(' ');

/** Adjectives of the glossary that agree with their noun. */
const changing: ReadonlySet<string> = new Set(
  'का बना बुना वाला नीला हरा पीला काला भूरा सुनहरा बड़ा छोटा लंबा नया हल्का मोटा पतला सादा ताज़ा'.split(
    ' ',
  ),
);

/** Particles between Hindi nouns; English has none. */
const particles: ReadonlySet<string> = new Set(['का', 'की', 'के', 'वाला', 'वाली', 'वाले']);

/** Sounds that Hinglish spells differently from ITRANS. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'I'],
  [/oo/g, 'U'],
  [/aa/g, 'A'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/f/g, 'ph'],
  [/a$/, 'A'],
  [/i$/, 'I'],
  [/u$/, 'U'],
];

/** Transliterates a word by its sound; keeps codes, figures and abbreviations. */
function spelledInHindi(word: string): string {
  const [, open = '', core = '', close = ''] = /^([("“]*)(.*?)([,;:.!?)"”]*)$/.exec(word) ?? [];
  if (!/^[A-Za-z]+$/.test(core) || (core.length < 6 && core === core.toUpperCase())) return word;
  const itrans = sounds.reduce(
    (text, [sign, other]) => text.replace(sign, other),
    core.toLowerCase(),
  );
  const hindi = sanscript.t(itrans, 'itrans', 'devanagari').replace(/्$/, '');
  return open + hindi + close;
}

const spelledInEnglish = (word: string) =>
  particles.has(word)
    ? ''
    : word.replace(/[\p{Script=Devanagari}]+/gu, (letters) => latinSpelling(letters));

const capital = (word: string) => word.replace(/(^|[\s(-])([a-z])/g, (all) => all.toUpperCase());
