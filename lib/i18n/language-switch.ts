import { pathIn } from './language-path';
import { type Locale, locales } from './locales';

/** Where a language link leads until its page's scripts have aimed it at the same page. */
export const languageSwitchPath = (to: Locale) => `/language/${to}`;

/** The language that a path of `languageSwitchPath` asks for; undefined for any other path. */
export const switchedTo = (pathname: string): Locale | undefined =>
  locales.find((locale) => pathname === languageSwitchPath(locale));

/**
 * The path, with its query, of the page that a language link was followed from, in the wanted language;
 * the home page when the browser does not say. `referer` is only ever read as a path of this site.
 */
export function samePageIn(to: Locale, referer: string | null): string {
  if (!referer?.startsWith('http') || !URL.canParse(referer)) return pathIn(to, '/');
  const { pathname, search } = new URL(referer);
  // Two slashes would begin the name of another host.
  const path = pathname.replace(/\/{2,}/g, '/');
  return switchedTo(path) ? pathIn(to, '/') : pathIn(to, path) + search;
}
