import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** Returns the destination after sign-in: the page that asked for it, else home in the shopper's language. */
export function callbackPath(locale: Locale): string {
  const asked = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeCallback(asked, pathIn(locale, '/'));
}

/** Returns `value` if it is a path of this site, else `fallback`: a sign-in never redirects to another site. */
export function safeCallback(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\p{Cc}]/u.test(value))
    return fallback;
  return new URL(value, 'http://site.invalid').host === 'site.invalid' ? value : fallback;
}
