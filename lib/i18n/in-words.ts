import { defaultLocale, type Locale } from './locales';

export type Texts = { (key: string): string; has: (key: string) => boolean };

/**
 * Translates the catalogue's English words (colours, countries) as far as `texts` knows them; a comma-separated
 * list word by word. A phrase ("dark green") is translated only if all its words are known.
 */
export const inWords = (texts: unknown, words: string): string =>
  listed(words)
    .map((word) => knownWords(texts as Texts, word) ?? word)
    .join(', ');

const listed = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Translates a phrase; undefined if one of its words is unknown. */
export function knownWords(t: Texts, phrase: string): string | undefined {
  const key = keyOf(phrase);
  if (isWord(t, key)) return t(key);
  const parts = key.split('_').filter(Boolean);
  return parts.length > 1 && parts.every((part) => isWord(t, part))
    ? parts.map((part) => t(part)).join(' ')
    : undefined;
}

const keyOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/^multi[-\s]?colou?r(ed)?$/, 'multicolor')
    .replace(/[^a-z]+/g, '_');

/** Texts are looked up in plain objects, which seem to contain `constructor`. */
const isWord = (t: Texts, key: string) => !(key in Object.prototype) && t.has(key);

/**
 * Returns the language of a store's own words: English if they are in Latin letters and the page is not
 * English; undefined if the page's language may apply. For `lang`, so that screen readers pronounce the words
 * correctly.
 */
export const languageOfWords = (words: string, locale: Locale): Locale | undefined =>
  locale !== defaultLocale &&
  /\p{Script=Latin}/u.test(words) &&
  !/[^\P{L}\p{Script=Latin}]/u.test(words)
    ? defaultLocale
    : undefined;
