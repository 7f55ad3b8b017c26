import { hinglish } from '@/lib/i18n/slugs/hinglish';

/** Letters with two Hinglish spellings: ड़ is d or r (kapda, saree), ढ़ dh or rh, ज़ is z or j. */
const spelledTwoWays: readonly (readonly [RegExp, string, string])[] = [
  [/ड\u093c/g, 'ड', 'र'],
  [/ढ\u093c/g, 'ढ', 'र्ह'],
  [/ज\u093c/g, 'ज\u093c', 'ज'],
];

/** Endings of plurals and oblique forms, with those of the dictionary form. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ि(?:याँ|यां|यों)$/, ['ी']],
  [/(?:ाएँ|ाएं|ाओं|े)$/, ['ा']],
  [/(?:ों|ें|ो)$/, ['ा', '']],
  [/ुओं$/, ['ू']],
];

function dictionaryForms(word: string): string[] {
  for (const [ending, others] of endings) {
    if (!ending.test(word)) continue;
    const isShort = (word.replace(ending, '').match(/[क-ह]/g)?.length ?? 0) < 2;
    return isShort ? [word] : others.map((other) => word.replace(ending, other));
  }
  return [word];
}

const withBothSpellings = (form: string): string[] =>
  spelledTwoWays.reduce(
    (all, [sign, one, other]) =>
      all.flatMap((spelt) =>
        spelt.search(sign) < 0 ? [spelt] : [spelt.replace(sign, one), spelt.replace(sign, other)],
      ),
    [form],
  );

/** Returns the Hinglish spellings of a Hindi word: साड़ी is sadi and sari. Expects NFC without digits. */
export const inLatinLetters = (word: string): string[] =>
  withBothSpellings(word).map((form) => hinglish(form));

/** Returns the Hinglish spellings of a Hindi word's dictionary form: कुर्ते and कुर्तों are kurta. */
export const hinglishSpellings = (word: string): string[] =>
  dictionaryForms(word).flatMap(inLatinLetters);

/** The first letters of India's other scripts; each has them in the order of Devanagari. */
const scripts = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const devanagari = 0x0900;
/** Letters that Hindi does not have, with those that sound most alike. */
const nearest = new Map(
  [...'ऱर ऩन ऴल ळल ऎए ऒओ'.split(' ')].map(([from = '', to = '']) => [from, to]),
)
  .set('\u0946', '\u0947')
  .set('\u094a', '\u094b');

/** Letters of one code, with those of two codes that NFC has for them: ड़ and ढ़. */
const decomposed = new Map([
  ['\u095c', 'ड\u093c'],
  ['\u095d', 'ढ\u093c'],
]);

/** Writes a word of another Indian script in Devanagari, letter by letter; any other word stays as it is. */
export const inDevanagari = (word: string): string =>
  word.replace(/[\u0980-\u0d7f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const start = scripts.findLast((first) => first <= code) ?? code;
    const same = String.fromCharCode(devanagari + code - start);
    return nearest.get(same) ?? decomposed.get(same) ?? same;
  });
