import { defaultLocale, type Locale } from './locales';

/** The same page of this site in another language: /hi/cart ↔ /cart. */
export function pathIn(to: Locale, pathname: string): string {
  const bare = pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
  if (to === defaultLocale) return bare;
  return bare === '/' ? `/${to}` : `/${to}${bare}`;
}
