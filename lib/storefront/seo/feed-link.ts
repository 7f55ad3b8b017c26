import { brandIn } from '@/lib/i18n/brand';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { absoluteUrl } from './seo';

/** Returns the link to the blog's feed in a language: `alternates.types` of a page's metadata. */
export const feedOf = (locale: Locale) => ({
  'application/rss+xml': [
    {
      url: absoluteUrl('/blog/feed.xml', locale),
      title: `${brandIn(locale)} · ${textOf(locale, 'content.blog')}`,
    },
  ],
});
