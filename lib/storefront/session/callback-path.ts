import { safeCallback } from '@/lib/auth/callback-url';
import type { Locale } from '@/lib/i18n/locales';
import { getPathname } from '@/lib/i18n/navigation';

/** Where a sign-in leads: the page it was asked from, else home in the shopper's language. */
export function wayBack(locale: Locale): string {
  const asked = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeCallback(asked, getPathname({ href: '/', locale }));
}
