import { pathIn } from './language-path';
import { type Locale, locales } from './locales';

/** Returns the address of a language link before the page's scripts replace it by the same page's address. */
export const languageSwitchPath = (to: Locale) => `/language/${to}`;

/** Returns the language that a path of `languageSwitchPath` requests; undefined for any other path. */
export const switchedTo = (pathname: string): Locale | undefined =>
  locales.find((locale) => pathname === languageSwitchPath(locale));

/**
 * Returns the path, with its query, of the page with the followed language link, in the wanted language; the
 * home page if the browser sends no referrer. Only the path and query of `referer` are used.
 */
export function samePageIn(to: Locale, referer: string | null): string {
  if (!referer?.startsWith('http') || !URL.canParse(referer)) return pathIn(to, '/');
  const { pathname, search } = new URL(referer);
  // Two slashes would begin another host's name.
  const path = pathname.replace(/\/{2,}/g, '/');
  return switchedTo(path) ? pathIn(to, '/') : pathIn(to, path) + search;
}
