import { safeCallback } from '@/lib/auth/callback-url';
import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** Where a sign-in leads: the page it was asked from, else home in the shopper's language. */
export function callbackPath(locale: Locale): string {
  const asked = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeCallback(asked, pathIn(locale, '/'));
}
