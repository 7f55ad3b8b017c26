import { defaultLocale, type Locale, locales } from './locales';

const prefix = new RegExp(
  `^/(${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=/|$)`,
);

/** The language of a path of this site: /hi/cart is Hindi. */
export const languageOf = (pathname: string): Locale =>
  locales.find((locale) => locale === prefix.exec(pathname)?.[1]) ?? defaultLocale;

/** The same page of this site in another language: /hi/cart ↔ /cart. */
export function pathIn(to: Locale, pathname: string): string {
  const bare = pathname.replace(prefix, '') || '/';
  if (to === defaultLocale) return bare;
  return bare === '/' ? `/${to}` : `/${to}${bare}`;
}
