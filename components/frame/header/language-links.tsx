'use client';

import { useEffect } from 'react';
import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { languageCookie, languageSeconds } from '@/lib/i18n/routing';

/** Points every `LanguageLink` of the page to this page in its language, and stores the choice. */
export function LanguageLinks() {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('pointerdown', aim, { signal });
    document.addEventListener('focusin', aim, { signal });
    document.addEventListener(
      'click',
      (event) => {
        const language = aim(event);
        if (!language) return;
        const secure = window.location.protocol === 'https:' ? '; Secure' : '';
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
        document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageSeconds}; SameSite=Lax${secure}`;
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  return null;
}

function aim({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return undefined;
  const { pathname, search, hash } = window.location;
  const { language } = link.dataset;
  link.href = pathIn(language as Locale, pathname) + search + hash;
  return language;
}
