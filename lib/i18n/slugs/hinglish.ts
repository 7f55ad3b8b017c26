import sanscript from '@indic-transliteration/sanscript';

/** Letters that the library does not transliterate, with replacements that it does; ळ then stands for z. */
const known: readonly (readonly [RegExp, string])[] = [
  [/ळ/g, 'ल'],
  [/ज\u093c/g, 'ळ'],
  [/ज्ञ/g, 'ग्य'],
  [/[ऑऒ]/g, 'ओ'],
  [/[ॉॊ]/g, 'ो'],
  [/[ऍऎॲ]/g, 'ए'],
  [/[ॅॆ]/g, 'े'],
  [/ऱ/g, 'र'],
  [/ऩ/g, 'न'],
];

const unit = /kh|gh|[Cc]h|jh|[Tt]h|[Dd]h|ph|bh|[Ss]h|~n|N\^|\.N|\.L|ai|au|./gu;
const isVowel = (one: string | undefined) => one !== undefined && /^[aeiou]/i.test(one);

/** The library's letters (optitrans scheme) in Hinglish spelling. */
const plain: Record<string, string> = {
  Ch: 'ch',
  Th: 'th',
  Dh: 'dh',
  Sh: 'sh',
  '~n': 'n',
  'N^': 'n',
  '.N': 'M',
  '.L': 'zh',
  M: 'M',
  R: 'ri',
  L: 'z',
  H: '',
  A: 'a',
  I: 'i',
  U: 'u',
};

/** Removes silent vowels (schwa deletion, right to left): सलवार becomes salwar, कपड़ा kapda. */
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

/** The pronunciation of a language written in Devanagari. */
export type Speech = {
  /** Every written vowel is spoken, and a final ं is an m, as in Tamil, Telugu, Kannada and Malayalam. */
  saysEveryVowel?: boolean;
};

/** Transliterates a Devanagari word as people type it: सूती becomes suti. Expects NFC without digits. */
export function hinglish(word: string, { saysEveryVowel = false }: Speech = {}): string {
  const text = known.reduce((rest, [sign, other]) => rest.replace(sign, other), word);
  const latin = sanscript.t(text.replace(/\u093c/g, ''), 'devanagari', 'optitrans');
  const units = latin.match(unit) ?? [];
  return (saysEveryVowel ? units : withoutSilentVowels(units))
    .map((one) => plain[one] ?? one.toLowerCase())
    .join('')
    .replace(/M+$/, saysEveryVowel ? 'm' : '')
    .replace(/M(?=[pbmf])/g, 'm')
    .replace(/M/g, 'n');
}
