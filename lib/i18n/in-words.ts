import { defaultLocale, type Locale } from './locales';

export type Texts = { (key: string): string; has: (key: string) => boolean };

/**
 * Words of the catalogue that come in English only (colours, countries), in the shopper's language as far
 * as `texts` knows them; a comma-separated list word by word. Of several words ("dark green") each is known, or none is
 * put into the language.
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

/** A phrase in the language of the texts; undefined where they do not have all of its words. */
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

/** Texts are looked up in plain objects, where `constructor` seems to be one. */
const isWord = (t: Texts, key: string) => !(key in Object.prototype) && t.has(key);

/**
 * The language of what a store wrote in words of its own: English where it is in Latin letters alone and the page is
 * not; undefined where the page's language may stand. For `lang`, so that it is read aloud as what it is.
 */
export const languageOfWords = (words: string, locale: Locale): Locale | undefined =>
  locale !== defaultLocale &&
  /\p{Script=Latin}/u.test(words) &&
  !/[^\P{L}\p{Script=Latin}]/u.test(words)
    ? defaultLocale
    : undefined;
