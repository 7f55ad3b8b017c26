type Texts = { (key: string): string; has: (key: string) => boolean };

/**
 * Words of the catalogue that come in English only (colours, countries), in the shopper's language as far
 * as `texts` knows them; a comma-separated list word by word.
 */
export function translated(texts: unknown, words: string): string {
  const t = texts as Texts;
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => (isWord(t, keyOf(word)) ? t(keyOf(word)) : word))
    .join(', ');
}

const keyOf = (word: string) => word.toLowerCase().replace(/[^a-z]+/g, '_');

/** Texts are looked up in plain objects, where `constructor` seems to be one. */
const isWord = (t: Texts, key: string) => !(key in Object.prototype) && t.has(key);
