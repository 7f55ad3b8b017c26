import { pathWithLanguage } from '../../i18n/language-path';
import { serverProcess } from '../../process/server-process';
import { browsePageSize, pageIn } from './browse-page';

/** The API calls behind these pages. */
const calls: Record<string, string> = { '/brands': '/api/brands', '/vendors': '/api/stores' };

/**
 * Checks whether an address asks for a page of brands or stores beyond the last one; false if that cannot be
 * told.
 * @param path without its language
 */
export async function isBeyondEnd(path: string, query: URLSearchParams): Promise<boolean> {
  const { origin } = serverProcess;
  const page = pageIn({ page: query.getAll('page') });
  const call = calls[path];
  if (!call || !origin || page === 1) return false;
  const first = (page - 1) * browsePageSize + 1;
  const signal = AbortSignal.timeout(15_000);
  const asked = fetch(`${origin}${call}?limit=1&page=${first}`, { signal });
  const data = await asked
    .then(async (answer) => (answer.ok ? (await answer.json()).data : undefined))
    .catch(() => undefined);
  return Array.isArray(data) && data.length === 0;
}

/** Returns the status of a page from the page cache, otherwise by a request; 0 if that fails. */
export async function statusOfPage(pathname: string): Promise<number> {
  const { cachedStatus, origin } = serverProcess;
  const cached = cachedStatus?.(pathWithLanguage(pathname));
  if (cached !== undefined || !origin) return cached ?? 0;
  const signal = AbortSignal.timeout(15_000);
  const asked = fetch(origin + pathname, { method: 'HEAD', redirect: 'manual', signal });
  return asked.then(({ status }) => status).catch(() => 0);
}
