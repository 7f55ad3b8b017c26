import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { failedPages } from '@/lib/paths/failed-pages';
import { serverProcess } from '@/lib/process/server-process';

/** Milliseconds; a database or an API host that does not answer must not keep the shop from being open. */
const patience = 30_000;

/**
 * What first visitors wait for: the embedded host with its database and search index, a list, the home page, and the
 * code of a product's page; and what is shown of pages that fail. No page that is kept is rendered anew for it:
 * the product is none.
 */
const loaded = [
  ...['/api/products?limit=1', '/products?sort=newest', '/', '/product/-'],
  ...Object.values(failedPages).flatMap((page) => locales.map((lang) => pathIn(lang, page))),
];

/**
 * Has the process load that. Whoever comes meanwhile is answered as well.
 * @param origin where this process answers
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
    // Whoever comes first sees what is wrong, and so does the log.
  }
}
