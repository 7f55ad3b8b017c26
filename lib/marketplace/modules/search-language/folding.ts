import { LRUCache } from 'lru-cache';
import { latinDigits } from '@/lib/text/digits';
import { normalised } from '@/lib/text/normalised';
import { hinglishSpellings, inLatinLetters } from './transliteration';

/** The longest word in characters; longer words are cut. */
const longestWord = 40;
/** The longest text in characters; a description has at most 5,000. */
const longestText = 20_000;

const runs = /\p{N}+|\p{Script=Devanagari}+|(?:(?!\p{Script=Devanagari})[\p{L}\p{M}])+/gu;
const joined = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;
const devanagari = /\p{Script=Devanagari}/u;

/** Returns whether a word is written in Devanagari. */
export const isHindi = (word: string) => devanagari.test(word);

/** The marks of inches after a number: 24", 15.6″, 9''. */
const inchMarks = /(\d)(?:["”″]|'')/g;

const cleaned = (text: string) =>
  latinDigits(
    normalised(text, longestText)
      .toLowerCase()
      .replace(inchMarks, '$1 inch ')
      .replace(/['’\u200c\u200d]/g, ''),
  );

/** The longest search that is read. */
const longestSearch = 400;

/** Replaces wide and invisible characters of a search, and joins letters with spaces between them. */
export const plainLetters = (search: string): string =>
  normalised(search.slice(0, longestSearch).replace(/[™℠]/g, ' '), longestSearch, 'NFKC')
    .replaceAll('\u2044', '/')
    .replace(/[\u00ad\u2060\ufeff]/g, '')
    .replaceAll('\u200b', ' ')
    .replace(/(?<!\S)(?:[a-z] ){2,}[a-z](?!\S)/gi, (letters) => letters.replaceAll(' ', ''));

/** Splits a text into words in lower case; numbers stand alone, so that 5kg is 5 and kg. */
export const wordsOf = (text: string): string[] =>
  (cleaned(text).match(runs) ?? []).map((word) => word.slice(0, longestWord));

/** Returns the words of a text to index: also hyphenated words as one, t-shirt as tshirt. */
export function indexedWordsOf(text: string): string[] {
  const words = wordsOf(text);
  if (!text.includes('-')) return words;
  const whole = cleaned(text).match(joined) ?? [];
  return [...words, ...whole.map((word) => word.replaceAll('-', '').slice(0, longestWord))];
}

/** Returns the singular of English and Hinglish plurals. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/iya?an$|iyon$/.test(word)) return word.replace(/iya?an$|iyon$/, 'i');
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Reduces spellings of one sound to one: long vowels, doubled letters, c/k/s, ph/f, w/v, ia/iya. */
const sounded = (latin: string): string =>
  latin
    .replace(/(?:c+h+)+/g, 'ch')
    .replace(/c+(?=[eiy])/g, 's')
    .replace(/c+(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/oo/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/iya/g, 'ia')
    .replace(/([^aeiou])y$/, '$1i');

/** Folds a word; words of more than three letters lose a final a: kurta and कुर्ता do, kurti keeps its i. */
function folded(latin: string): string {
  const key = sounded(latin);
  if (key.length < 2) return latin;
  return key.length > 3 ? key.replace(/a$/, '') : key;
}

const withoutAccents = (word: string) =>
  normalised(word, longestWord, 'NFD').replace(/\p{M}/gu, '');

function keysOfWord(word: string): readonly string[] {
  if (/^\p{N}/u.test(word)) return [word.replace(/^0+(?=.)/, '')];
  if (isHindi(word)) return [...new Set(hinglishSpellings(word).map(folded))].filter(Boolean);
  const plain = withoutAccents(word);
  return /^[a-z]+$/.test(plain) ? [folded(singular(plain))] : [word];
}

const known = new LRUCache<string, readonly string[]>({ max: 50_000 });

/**
 * Returns the keys under which a word (of `wordsOf`) is indexed and looked up. Forms and spellings of a word
 * in both scripts share one: kurta, kurtaa, कुर्ता and कुर्तों have `kurt`. Most words have one key, Hindi
 * words that Hinglish spells in several ways have more.
 */
export function keysOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const keys = keysOfWord(word);
  known.set(word, keys);
  return keys;
}

/** Returns prefixes of the keys of words that begin with these letters. */
export function keyBeginnings(letters: string): readonly string[] {
  if (isHindi(letters)) return inLatinLetters(letters).map(sounded);
  const plain = withoutAccents(letters);
  return [/^[a-z]+$/.test(plain) ? sounded(plain) : letters];
}

/** Returns the key without the ending of a Hinglish plural: kurte and kurton are kurt. */
export const stemOfKey = (key: string): string =>
  key.length > 4 ? key.replace(/(?:on|ein|en|o|e|i)$/, '') : key;
