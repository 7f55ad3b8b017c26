import { type Language, rows } from './languages';

export type Locale = keyof typeof rows;

/** Every language that the shop can speak. */
export const languages: Readonly<Record<Locale, Language>> = rows;

/** Those that every market speaks: the API asks for a text in each of them, later ones may be left out. */
const firstLocales = ['en', 'hi'] as const;
export type FirstLocale = (typeof firstLocales)[number];

/**
 * `MORE_LANGUAGES` of the server; a page has it from its server, the service worker from the page that registers it
 * (scripts/lib/build-worker.mjs).
 */
export const moreLanguages: readonly string[] = (
  (typeof window === 'undefined'
    ? process.env.MORE_LANGUAGES
    : document.documentElement.dataset.languages) ?? ''
)
  .split(/\W+/)
  .filter(Boolean);

/** The languages that this market speaks, in the order of their rows. */
export const locales = (Object.keys(rows) as Locale[]).filter(
  (lang) => firstLocales.some((first) => first === lang) || moreLanguages.includes(lang),
) as [Locale, ...Locale[]];

/** Has no prefix in addresses and stands in for what other languages lack. */
export const defaultLocale = 'en';
export type OtherLocale = Exclude<Locale, typeof defaultLocale>;

export const otherLocales = locales.filter((lang) => lang !== defaultLocale) as [
  OtherLocale,
  ...OtherLocale[],
];

/** Values as a caller of the API gives them. */
export type GivenByLanguage<Value> = Record<FirstLocale, Value> & {
  [Lang in Exclude<Locale, FirstLocale>]?: Value | undefined;
};

/** Says at start which codes of `MORE_LANGUAGES` have no row. */
export function refuseUnknownLanguages(): void {
  const unknown = moreLanguages.filter((code) => !(code in languages));
  if (unknown.length === 0) return;
  const known = Object.keys(languages).join(', ');
  throw new Error(`MORE_LANGUAGES names ${unknown.join(', ')}; the shop can speak ${known}.`);
}

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

/**
 * A value for any language, made when it is asked for first. A row may still name a language that the market has
 * switched off again.
 */
export function perLanguage<Value>(make: (lang: Locale) => Value): (lang: Locale) => Value {
  const made = new Map<Locale, Value>();
  return (lang) => {
    const known = made.get(lang) ?? make(lang);
    made.set(lang, known);
    return known;
  };
}

/** A value for every language of the market, made by its code. */
export const eachLanguage = <Value>(make: (lang: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((lang) => [lang, make(lang)])) as Record<Locale, Value>;
