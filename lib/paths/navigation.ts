import { useRouter as useNextRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { pathIn } from '@/lib/i18n/language-path';
import { isOwnDocument } from '@/lib/paths/own-document';

type Router = Pick<ReturnType<typeof useNextRouter>, 'push' | 'replace'>;

/**
 * Returns Next's router for paths of this site without their language, e.g. `/cart`. A page that needs its own
 * document (its security policy differs) is loaded by the browser.
 */
export function useRouter(): Router {
  const router = useNextRouter();
  const lang = useLocale();
  return useMemo(() => {
    const isDocument = (path: string) =>
      isOwnDocument(path.split(/[?#]/, 1)[0] ?? '', window.location.pathname);
    return {
      push(href, options) {
        const path = pathIn(lang, href);
        if (isDocument(path)) window.location.assign(path);
        else router.push(path, options);
      },
      replace(href, options) {
        const path = pathIn(lang, href);
        if (isDocument(path)) window.location.replace(path);
        else router.replace(path, options);
      },
    };
  }, [router, lang]);
}
