import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  // Pages write their own absolute hreflang links.
  alternateLinks: false,
});

/** Set only by the language switcher; `/` honours it. */
export const languageCookie = 'language';
export const languageSeconds = 365 * 24 * 3600;
