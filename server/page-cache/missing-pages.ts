import { locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/paths/routes';
import { pathOfKey } from './page-keys';

/** First segments of pages; all other addresses count as one type. */
const types = new Set(routes.map(({ path }) => path.split('/')[1] ?? ''));
const languages: ReadonlySet<string> = new Set(locales);

/** Returns the language and type of the page at a path with its language; there are few combinations. */
function placeOf(path: string): string {
  const [, language = '', type = ''] = path.split('/');
  return `${languages.has(language) ? language : ''} ${types.has(type) ? type : '*'}`;
}

/** Next's keys of missing pages, by language and type. */
const kept = new Map<string, string>();

/**
 * Records a missing page in place of the one before it: one page is kept for each language and type, so that
 * made-up addresses displace no pages.
 * @returns Next's key of the page it replaced
 */
export function takePlaceOfMissing(key: string): string | undefined {
  const place = placeOf(pathOfKey(key));
  const former = kept.get(place);
  kept.set(place, key);
  return former === key ? undefined : former;
}
