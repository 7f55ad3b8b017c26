import { pathWithLanguage } from '../i18n/language-path';
import { serverProcess } from '../process/server-process';

/** The status of a page by its path: as it lies in the page cache, else as it is answered; 0 where that fails. */
export async function statusOfPage(pathname: string): Promise<number> {
  const { cachedStatus, origin } = serverProcess;
  const cached = cachedStatus?.(pathWithLanguage(pathname));
  if (cached !== undefined || !origin) return cached ?? 0;
  const signal = AbortSignal.timeout(15_000);
  const asked = fetch(origin + pathname, { method: 'HEAD', redirect: 'manual', signal });
  return asked.then(({ status }) => status).catch(() => 0);
}
