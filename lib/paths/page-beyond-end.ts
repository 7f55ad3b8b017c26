import { pathWithLanguage } from '../i18n/language-path';
import { serverProcess } from '../process/server-process';
import { browsePageSize, pageIn } from '../storefront/catalog/browse-page';

/** The calls that answer what these pages show. */
const calls: Record<string, string> = { '/brands': '/api/brands', '/vendors': '/api/stores' };

/**
 * Whether an address asks for a page of the brands or stores that there is not; false where that cannot be told.
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

/** The status of a page by its path: as it lies in the page cache, else as it is answered; 0 where that fails. */
export async function statusOfPage(pathname: string): Promise<number> {
  const { cachedStatus, origin } = serverProcess;
  const cached = cachedStatus?.(pathWithLanguage(pathname));
  if (cached !== undefined || !origin) return cached ?? 0;
  const signal = AbortSignal.timeout(15_000);
  const asked = fetch(origin + pathname, { method: 'HEAD', redirect: 'manual', signal });
  return asked.then(({ status }) => status).catch(() => 0);
}
