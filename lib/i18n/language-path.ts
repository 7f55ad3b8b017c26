import { defaultLocale, isLocale, type Locale, locales } from './locales';

const prefix = new RegExp(
  `^/(${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=/|$)`,
);

/** The language of a path of this site: /hi/cart is Hindi. */
export const languageOf = (pathname: string): Locale =>
  locales.find((locale) => locale === prefix.exec(pathname)?.[1]) ?? defaultLocale;

/** The path as the app's routes have it: /cart is /en/cart there. */
export function pathWithLanguage(pathname: string): string {
  const language = languageOf(pathname);
  if (language !== defaultLocale) return pathname;
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}

/** The same page of this site in another language: /hi/cart ↔ /cart. */
export function pathIn(to: Locale, pathname: string): string {
  const bare = pathname.replace(prefix, '') || '/';
  // A row may name a language that is switched off again.
  if (to === defaultLocale || !isLocale(to)) return bare;
  return bare === '/' ? `/${to}` : `/${to}${bare}`;
}
