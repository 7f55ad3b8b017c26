import { pathIn } from '../i18n/language-path';
import type { Locale } from '../i18n/locales';
import { listParameters } from './routes';

/**
 * Returns the new address of a permanently moved page, with its other parameters: the products of a single
 * brand have a page of their own. Lists narrowed by more brands or by other filters stay lists of products.
 * @param path without its language
 * @returns path and query in the language; undefined if nothing has moved
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
