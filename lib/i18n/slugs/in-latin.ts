import anyAscii from 'any-ascii';
import { latinDigits } from '@/lib/text/digits';
import { normalised } from '@/lib/text/normalised';
import { hinglish, type Speech } from './hinglish';

type Script = Speech & {
  /** The first code point of its block of 128, which has the layout of the Devanagari block. */
  from: number;
  /** Its letters without a Devanagari counterpart, and their replacements. */
  own?: readonly (readonly [RegExp, string])[];
};

const saysEveryVowel = true;

const scripts: Record<string, Script> = {
  Devanagari: { from: 0x900 },
  Bengali: {
    from: 0x980,
    own: [
      [/ৎ/g, 'ত্'],
      [/ং/g, 'ঙ্গ্'],
      [/ৰ/g, 'র'],
      [/ৱ/g, 'ব'],
      [/(^|[^\u09cd])য(?!\u09bc)/g, '$1জ'],
    ],
  },
  Gurmukhi: {
    from: 0xa00,
    own: [
      [/\u0a70/g, '\u0a02'],
      [/\u0a71(.)/g, '$1\u0a4d$1'],
      [/ਸ\u0a3c/g, '\u0a36'],
    ],
  },
  Gujarati: { from: 0xa80 },
  Odia: { from: 0xb00, saysEveryVowel, own: [[/ୱ/g, 'ଵ']] },
  Tamil: { from: 0xb80, saysEveryVowel },
  Telugu: { from: 0xc00, saysEveryVowel },
  Kannada: { from: 0xc80, saysEveryVowel },
  Malayalam: {
    from: 0xd00,
    saysEveryVowel,
    own: [
      [/ൺ/g, 'ണ്'],
      [/ൻ/g, 'ന്'],
      [/[ർൎ]/g, 'ര്'],
      [/ൽ/g, 'ല്'],
      [/ൾ/g, 'ള്'],
      [/ൿ/g, 'ക്'],
      [/\u0d57/g, '\u0d4c'],
      [/റ്റ/g, 'ട്ട'],
    ],
  },
};

const devanagari = 0x900;

/** Transliterates a word of one of the Indian scripts by way of Devanagari. */
function indianWord(word: string): string {
  const block = (word.codePointAt(0) ?? 0) & ~0x7f;
  const script = Object.values(scripts).find(({ from }) => from === block);
  if (!script) return word;
  const written = (script.own ?? []).reduce(
    (rest, [sign, other]) => rest.replace(sign, other),
    word,
  );
  const letters = [...written].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return String.fromCodePoint(devanagari + (code & 0x7f));
  });
  return hinglish(letters.join(''), script);
}

/** Urdu letters that stand for vowels inside a word. */
const urduVowels: Record<string, string> = {
  آ: 'a',
  ا: 'a',
  و: 'o',
  ی: 'i',
  ي: 'i',
  ے: 'e',
  ئ: '',
  ء: '',
  ں: 'n',
  ھ: 'h',
};

/** Transliterates a word in the Perso-Arabic script. Its short vowels are not written and are left out. */
const urduWord = (word: string): string =>
  [...word]
    .map((letter, at) => {
      const isFirst = at === 0 && 'ویي'.includes(letter);
      return isFirst ? anyAscii(letter) : (urduVowels[letter] ?? anyAscii(letter));
    })
    .join('');

const indianWords = Object.values(scripts).map(
  ({ from }) => `[\\u0${from.toString(16)}-\\u0${(from + 0x7f).toString(16)}]+`,
);
const indian = new RegExp(indianWords.join('|'), 'g');

/** Transliterates a text of any script, with its digits: சேலை becomes chelai, सूती कुर्ता suti kurta. */
export const inLatin = (text: string): string =>
  latinDigits(normalised(text, 600))
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    // The full stop of all these scripts is in the Devanagari block.
    .replace(/[\u0964\u0965]/g, ' ')
    .replace(indian, indianWord)
    .replace(/\p{Script=Arabic}+/gu, urduWord)
    .replace(/[^\P{L}\p{Script=Latin}]+/gu, (word) => anyAscii(word));
