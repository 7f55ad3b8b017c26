import { type ByLanguage, defaultLocale, type Locale } from '../locales';
import { cityLines } from './names';
import { isLatin } from './script';

/** Signs and capitals make no difference. */
const keyOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, ' ');

let hindi: Map<string, string> | undefined;
let english: Map<string, string> | undefined;

function read() {
  const rows = cityLines
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [english: string, hindi: string]);
  hindi = new Map(rows.map(([en, hi]) => [keyOf(en), hi]));
  // The first of several English names is the usual one.
  english = new Map(rows.toReversed().map(([en, hi]) => [keyOf(hi), en]));
  return { hindi, english };
}

/** The name of a city in a language, from either spelling; undefined for an unknown city. */
const finders: ByLanguage<(name: string) => string | undefined> = {
  en: (name) => (isLatin(name) ? name : (english ?? read().english).get(keyOf(name))),
  hi: (name) => (isLatin(name) ? (hindi ?? read().hindi).get(keyOf(name)) : name),
};

/** The name of a city in a language; undefined where the language is another than that of the name, and we know none. */
export const cityIn = (name: string, locale: Locale): string | undefined =>
  (finders[locale as keyof typeof finders] ?? finders[defaultLocale])(name.slice(0, 100));
