'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { pathIn } from '@/lib/i18n/language-path';
import { languageSwitchPath } from '@/lib/i18n/language-switch';
import type { Locale } from '@/lib/i18n/locales';
import { languageCookie, languageSeconds } from '@/lib/i18n/routing';

type Props = { to: Locale; current: boolean; className?: string; children: ReactNode };

/**
 * Leads to this page in another language and remembers the choice. Until its script is there, the middleware
 * does both: a tap on a slow phone comes before.
 */
export function LanguageLink({ to, current, className, children }: Props) {
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    currentTarget.href = pathIn(to, pathname) + search + hash;
  };
  return (
    <a
      href={languageSwitchPath(to)}
      hrefLang={to}
      lang={to}
      aria-current={current || undefined}
      className={className}
      onPointerDown={aim}
      onFocus={aim}
      onClick={(event) => {
        aim(event);
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
        document.cookie = `${languageCookie}=${to}; Path=/; Max-Age=${languageSeconds}; SameSite=Lax`;
      }}
    >
      {children}
    </a>
  );
}
