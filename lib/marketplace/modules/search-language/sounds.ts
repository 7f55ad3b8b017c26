import { isHindi } from './folding';
import { inLatinLetters } from './transliteration';

/**
 * Rules by which an English word is written as it sounds in Hindi, in this order. Capitals are vowels: A as in cup,
 * E as in bag and tape, I as in seat, O as in ball, U as in tube.
 */
const english: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'v'],
  [/^sch/, 'sk'],
  [/igh/, 'E'],
  [/tch/g, 'ch'],
  [/ck/g, 'k'],
  [/[ts]ion/g, 'shAn'],
  [/g(?=er?s?$|y$)/, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/a([bcdfgjklmnprstvz])e$/, 'E$1'],
  [/i([bcdfgjklmnprstvz])e$/, 'E$1'],
  [/o([bcdfgjklmnprstvz])e$/, 'O$1'],
  [/u([bcdfgjklmnprstvz])e$/, 'U$1'],
  [/a(?=l[lkt]|w|tch|uto)/g, 'O'],
  [/ee|ea|ie/g, 'I'],
  [/oo|ue|ew|ui/g, 'U'],
  [/ai|ay|ey/g, 'E'],
  [/oa|ow|ou|oi|oy|au|Ow/g, 'O'],
  [/le$/, 'Al'],
  [/[eoa]r(?=s?$)/, 'Ar'],
  [/on$/, 'An'],
  [/y$/, 'I'],
  [/e$/, ''],
  [/ar/g, 'Ar'],
  [/a$/, 'A'],
  [/u(?=[bcdfgjklmnprstvz]+)/g, 'A'],
  [/a|e/g, 'E'],
  [/i/g, 'I'],
  [/o/g, 'O'],
  [/u/g, 'U'],
];
/** The same for a Hindi word in Latin letters. */
const hindi: readonly (readonly [RegExp, string])[] = [
  [/vh/g, 'v'],
  [/[ei]ya(?=r)/g, 'E'],
  [/aya/g, 'E'],
  [/iya/g, 'I'],
  [/oya?/g, 'O'],
  [/yu/g, 'U'],
  [/ai|ay|e/g, 'E'],
  [/au|o/g, 'O'],
  [/aa?/g, 'A'],
  [/ee|i/g, 'I'],
  [/oo|u/g, 'U'],
  [/ph/g, 'f'],
  [/c(?!h)/g, 'k'],
];
const alike = (sound: string) =>
  sound
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(.)\1+/g, '$1');
const applied = (word: string, rules: typeof english) =>
  alike(rules.reduce((text, [from, to]) => text.replace(from, to), word));

/** A sound: its consonants, and its vowels in their order. */
type Sound = { consonants: string; vowels: string };
const sound = (text: string): Sound => ({
  // The two m of thermometer are one in thrmmtr, which has no vowel between them.
  consonants: text.replace(/[AEIOU]/g, '').replace(/(.)\1+/g, '$1'),
  vowels: text.replace(/[^AEIOU]/g, ''),
});

/** Returns how an English word sounds in Hindi. Expects lower-case Latin letters. */
export const soundOfEnglish = (word: string): Sound => sound(applied(word, english));

/** The fewest consonants by which words of two scripts are compared, and those from which one vowel may differ. */
const [leastConsonants, leastForOther] = [2, 3];

/** Returns the English words that sound like a Hindi one: gun for गन. `having` are those with the same consonants. */
export function soundingEnglish(
  word: string,
  how: 'exactly' | 'nearly',
  having: (consonants: string) => readonly { word: string; vowels: string }[],
): string[] {
  if (!isHindi(word)) return [];
  return inLatinLetters(word)
    .map((latin) => sound(applied(latin, hindi)))
    .filter(({ consonants }) => consonants.length >= leastConsonants)
    .flatMap(({ consonants, vowels }) => {
      const same = having(consonants);
      const exact = same.filter((other) => other.vowels === vowels);
      const isLong = how === 'nearly' && exact.length === 0 && consonants.length >= leastForOther;
      return isLong ? same.filter((other) => isNearly(other.vowels, vowels)) : exact;
    })
    .map((other) => other.word);
}

/** Returns whether one vowel is another, or is left out. */
function isNearly(one: string, other: string): boolean {
  if (one.length === other.length) {
    return [...one].filter((vowel, at) => vowel !== other[at]).length === 1;
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.length - short.length === 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}
