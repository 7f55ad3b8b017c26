import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { failedPages } from '@/lib/paths/failed-pages';
import { serverProcess } from '@/lib/process/server-process';

/** Timeout in milliseconds; an unresponsive database or API host must not keep the shop closed. */
const patience = 30_000;

/**
 * Paths that load what first visitors need: the embedded host with its database and search index, a list, the
 * home page, the code of product pages, and the failure pages. No cached page is rendered again for it: the
 * product does not exist.
 */
const loaded = [
  ...['/api/products?limit=1', '/products?sort=newest', '/', '/product/-'],
  ...Object.values(failedPages).flatMap((page) => locales.map((lang) => pathIn(lang, page))),
];

/**
 * Loads these paths; visitors who arrive meanwhile are answered as well.
 * @param origin the origin of this process
 */
export async function warmUp(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  serverProcess.origin ??= origin;
  try {
    for (const path of loaded) {
      const answer = await fetch(origin + path, { redirect: 'manual', signal });
      await answer.arrayBuffer();
    }
  } catch {
    // The first visitor sees the failure, and so does the log.
  }
}
