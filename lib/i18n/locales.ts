import { type Language, rows } from './languages';

export type Locale = keyof typeof rows;

/** Every language that the shop speaks: its row is what switches it on. */
export const languages: Readonly<Record<Locale, Language>> = rows;
export const locales = Object.keys(rows) as [Locale, ...Locale[]];

/** Has no prefix in addresses and stands in for what other languages lack. */
export const defaultLocale = 'en';
export type OtherLocale = Exclude<Locale, typeof defaultLocale>;

export const otherLocales = locales.filter((lang) => lang !== defaultLocale) as [
  OtherLocale,
  ...OtherLocale[],
];

/** The API asks for these two where it asks for a text in each language; those that came later may be left out. */
export type FirstLocale = 'en' | 'hi';

/** Values as a caller of the API gives them. */
export type GivenByLanguage<Value> = Record<FirstLocale, Value> & {
  [Lang in Exclude<Locale, FirstLocale>]?: Value | undefined;
};

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** A language and those that stand in for it, in their order; ends with the default language. */
export function fallbackChain(lang: Locale): Locale[] {
  const chain = [lang, ...(languages[lang].fallback ?? []), defaultLocale];
  return [...new Set(chain)].filter(isLocale);
}

/** Values of which at least the default language has one. */
export type ByLanguage<Value> = Record<typeof defaultLocale, Value> & {
  [Lang in Locale]?: Value | undefined;
};

/** The value for a language, or of the first in its fallback chain that has one. */
export function inLanguage<Value>(values: ByLanguage<Value>, lang: Locale): Value {
  for (const each of fallbackChain(lang)) {
    const value = values[each];
    if (value !== undefined) return value;
  }
  return values[defaultLocale];
}

/** A value for every language, made by its code. */
export const eachLanguage = <Value>(make: (lang: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((lang) => [lang, make(lang)])) as Record<Locale, Value>;
