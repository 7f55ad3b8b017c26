import { knownWords, type Texts } from './in-words';
import type { Locale } from './locales';
import { hasText, textOf } from './texts';

/** Returns the names of colours for `inWords`, outside React. */
export function colourTexts(locale: Locale): Texts {
  const textKey = (name: string) => `colours.${name}`;
  return Object.assign(
    (name: string) => {
      const key = textKey(name);
      return hasText(key) ? textOf(locale, key) : name;
    },
    { has: (name: string) => hasText(textKey(name)) },
  );
}

/** Returns the colours that have no name in a language. */
export function coloursWithoutName(colours: readonly string[], locale: Locale): string[] {
  const texts = colourTexts(locale);
  return colours.filter((colour) => knownWords(texts, colour) === undefined);
}
