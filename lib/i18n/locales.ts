import { type Language, rows } from './languages';

export type Locale = keyof typeof rows;

/** Every language that the shop supports. */
export const languages: Readonly<Record<Locale, Language>> = rows;

/** The languages of every market: the API requires a text in each of them; further ones are optional. */
const firstLocales = ['en', 'hi'] as const;
export type FirstLocale = (typeof firstLocales)[number];

/**
 * `MORE_LANGUAGES` of the server; a page gets it from its server, the service worker from the page that
 * registers it (scripts/lib/build-worker.mjs).
 */
export const moreLanguages: readonly string[] = (
  (typeof window === 'undefined'
    ? process.env.MORE_LANGUAGES
    : document.documentElement.dataset.languages) ?? ''
)
  .split(/\W+/)
  .filter(Boolean);

/** The languages of this market, in the order of their rows. */
export const locales = (Object.keys(rows) as Locale[]).filter(
  (lang) => firstLocales.some((first) => first === lang) || moreLanguages.includes(lang),
) as [Locale, ...Locale[]];

/** Has no prefix in addresses, and is every language's last fallback. */
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

/** Checks at start that every code of `MORE_LANGUAGES` has a row. */
export function refuseUnknownLanguages(): void {
  const unknown = moreLanguages.filter((code) => !(code in languages));
  if (unknown.length === 0) return;
  const known = Object.keys(languages).join(', ');
  throw new Error(`MORE_LANGUAGES names ${unknown.join(', ')}; the shop can speak ${known}.`);
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Returns a language and its fallbacks in order; the last is the default language. */
export function fallbackChain(lang: Locale): Locale[] {
  const chain = [lang, ...(languages[lang].fallback ?? []), defaultLocale];
  return [...new Set(chain)].filter(isLocale);
}

/** Values by language, with at least the default language's. */
export type ByLanguage<Value> = Record<typeof defaultLocale, Value> & {
  [Lang in Locale]?: Value | undefined;
};

/** Returns the value for a language, or of the first in its fallback chain that has one. */
export function inLanguage<Value>(values: ByLanguage<Value>, lang: Locale): Value {
  for (const each of fallbackChain(lang)) {
    const value = values[each];
    if (value !== undefined) return value;
  }
  return values[defaultLocale];
}

/**
 * Caches a value per language, made at its first use. A row may still name a language that the market has
 * switched off.
 */
export function perLanguage<Value>(make: (lang: Locale) => Value): (lang: Locale) => Value {
  const made = new Map<Locale, Value>();
  return (lang) => {
    const known = made.get(lang) ?? make(lang);
    made.set(lang, known);
    return known;
  };
}

/** Makes a value for every language of the market by its code. */
export const eachLanguage = <Value>(make: (lang: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((lang) => [lang, make(lang)])) as Record<Locale, Value>;
