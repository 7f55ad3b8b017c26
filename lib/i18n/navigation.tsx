import { useLocale } from 'next-intl';
import { createNavigation } from 'next-intl/navigation';
import { type ComponentProps, useMemo } from 'react';
import { isOwnDocument, protectedPath } from '@/lib/security/own-document';
import { pathIn } from './language-path';
import { routing } from './routing';

const soft = createNavigation(routing);

export const { redirect, usePathname, getPathname } = soft;

/**
 * A link inside this site. To a protected page it is a plain anchor: Next would load that ahead, and the
 * page may need a document of its own. `SoftNavigation` decides at the click.
 */
export function Link(props: ComponentProps<typeof soft.Link>) {
  const lang = useLocale();
  const { href, prefetch, replace, scroll, locale, onNavigate, ...anchor } = props;
  if (typeof href !== 'string' || !protectedPath.test(pathOf(href)))
    return <soft.Link {...props} />;
  return (
    <a {...anchor} href={pathIn(locale || lang, href)} data-soft={scroll === false ? 'stay' : ''} />
  );
}

/** next-intl's router; to a page that needs a document of its own it loads that. */
export function useRouter(): ReturnType<typeof soft.useRouter> {
  const router = soft.useRouter();
  const lang = useLocale();
  return useMemo(() => {
    const documentOf = (href: unknown) => {
      const path = typeof href === 'string' ? pathIn(lang, href) : '';
      return isOwnDocument(pathOf(path), window.location.pathname) ? path : undefined;
    };
    return {
      ...router,
      push(href, options) {
        const path = documentOf(href);
        if (path) window.location.assign(path);
        else router.push(href, options);
      },
      replace(href, options) {
        const path = documentOf(href);
        if (path) window.location.replace(path);
        else router.replace(href, options);
      },
      prefetch(href, options) {
        if (!documentOf(href)) router.prefetch(href, options);
      },
    };
  }, [router, lang]);
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';
