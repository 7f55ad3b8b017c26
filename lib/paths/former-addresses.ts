import { pathIn } from '../i18n/language-path';
import type { Locale } from '../i18n/locales';
import { listParameters } from './routes';

/**
 * Where an address that has moved for good leads, its other parameters kept: the products of a single brand
 * have a page of their own. Narrowed further, by more brands or by other filters, they stay a list of products.
 * @param path without its language
 * @returns path and query in the language; undefined where nothing has moved
 */
export function movedTo(path: string, query: URLSearchParams, locale: Locale): string | undefined {
  if (path !== '/products') return undefined;
  const [slug, another] = query.getAll('brand').map((value) => value.trim());
  const narrowed = listParameters.some(
    (name) => name !== 'brand' && name !== 'page' && query.has(name),
  );
  if (!slug || another !== undefined || narrowed) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete('brand');
  const target = pathIn(locale, `/brand/${encodeURIComponent(slug)}`);
  return rest.size ? `${target}?${rest}` : target;
}
