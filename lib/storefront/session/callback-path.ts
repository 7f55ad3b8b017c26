import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** Where a sign-in leads: the page it was asked from, else home in the shopper's language. */
export function callbackPath(locale: Locale): string {
  const asked = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeCallback(asked, pathIn(locale, '/'));
}

/** `value` when it is a path of this site, else `fallback`: a sign-in never leads elsewhere. */
export function safeCallback(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\p{Cc}]/u.test(value))
    return fallback;
  return new URL(value, 'http://site.invalid').host === 'site.invalid' ? value : fallback;
}
