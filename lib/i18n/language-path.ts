import { defaultLocale, isLocale, type Locale, locales } from './locales';

const prefix = new RegExp(
  `^/(${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=/|$)`,
);

/** Returns the language of a path of this site: /hi/cart is Hindi. */
export const languageOf = (pathname: string): Locale =>
  locales.find((locale) => locale === prefix.exec(pathname)?.[1]) ?? defaultLocale;

/** Returns the path as the app's routes have it: /cart becomes /en/cart. */
export function pathWithLanguage(pathname: string): string {
  const language = languageOf(pathname);
  if (language !== defaultLocale) return pathname;
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}

/** Returns the path of the same page in another language: /hi/cart ↔ /cart. */
export function pathIn(to: Locale, pathname: string): string {
  const bare = pathname.replace(prefix, '') || '/';
  // A row may name a language that has been switched off.
  if (to === defaultLocale || !isLocale(to)) return bare;
  return bare === '/' ? `/${to}` : `/${to}${bare}`;
}
