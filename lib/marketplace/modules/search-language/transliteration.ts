import sanscript from '@indic-transliteration/sanscript';

/** Letters that the library does not transliterate, replaced by ones it does; ळ, unused in Hindi, stands for z. */
const known: readonly (readonly [RegExp, string])[] = [
  [/ज\u093c/g, 'ळ'],
  [/ज्ञ/g, 'ग्य'],
  [/ऑ/g, 'ओ'],
  [/ॉ/g, 'ो'],
  [/ऍ/g, 'ए'],
  [/ॅ/g, 'े'],
];

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

const unit = /kh|gh|[Cc]h|jh|[Tt]h|[Dd]h|ph|bh|[Ss]h|~n|N\^|\.N|ai|au|./gu;
const isVowel = (one: string | undefined) => one !== undefined && /^[aeiou]/i.test(one);

/** The library's letters (optitrans scheme) as Hinglish writes them. */
const plain: Record<string, string> = {
  Ch: 'ch',
  Th: 'th',
  Dh: 'dh',
  Sh: 'sh',
  '~n': 'n',
  'N^': 'n',
  '.N': 'M',
  M: 'M',
  R: 'ri',
  L: 'z',
  H: '',
  A: 'a',
  I: 'i',
  U: 'u',
};

function dictionaryForms(word: string): string[] {
  for (const [ending, others] of endings) {
    if (!ending.test(word)) continue;
    const isShort = (word.replace(ending, '').match(/[क-ह]/g)?.length ?? 0) < 2;
    return isShort ? [word] : others.map((other) => word.replace(ending, other));
  }
  return [word];
}

/** Removes silent vowels (schwa deletion, right to left): सलवार is salwar, कपड़ा is kapda. */
function withoutSilentVowels(units: string[]): string[] {
  const spoken = [...units];
  if (spoken.length > 2 && spoken.at(-1) === 'a') spoken.pop();
  for (let at = spoken.length - 3; at > 1; at--) {
    const isSilent =
      spoken[at] === 'a' &&
      isVowel(spoken[at - 2]) &&
      !isVowel(spoken[at - 1]) &&
      !isVowel(spoken[at + 1]) &&
      isVowel(spoken[at + 2]);
    if (isSilent) spoken.splice(at, 1);
  }
  return spoken;
}

function inLatin(word: string): string {
  const text = known.reduce((rest, [sign, other]) => rest.replace(sign, other), word);
  const latin = sanscript.t(text.replace(/\u093c/g, ''), 'devanagari', 'optitrans');
  return withoutSilentVowels(latin.match(unit) ?? [])
    .map((one) => plain[one] ?? one.toLowerCase())
    .join('')
    .replace(/M+$/, '')
    .replace(/M(?=[pbmf])/g, 'm')
    .replace(/M/g, 'n');
}

const withBothSpellings = (form: string): string[] =>
  spelledTwoWays.reduce(
    (all, [sign, one, other]) =>
      all.flatMap((spelt) =>
        spelt.search(sign) < 0 ? [spelt] : [spelt.replace(sign, one), spelt.replace(sign, other)],
      ),
    [form],
  );

/** The Hinglish spellings of a Hindi word: साड़ी is sadi and sari. Expects NFC without digits. */
export const inLatinLetters = (word: string): string[] => withBothSpellings(word).map(inLatin);

/** The Hinglish spellings of a Hindi word's dictionary form: कुर्ते and कुर्तों are kurta. */
export const hinglishSpellings = (word: string): string[] =>
  dictionaryForms(word).flatMap(inLatinLetters);
