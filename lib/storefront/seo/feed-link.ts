import { brandIn } from '@/lib/i18n/brand';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { absoluteUrl } from './seo';

/** The blog's feed in a language, as the head of a page links to it: `alternates.types` of its metadata. */
export const feedOf = (locale: Locale) => ({
  'application/rss+xml': [
    {
      url: absoluteUrl('/blog/feed.xml', locale),
      title: `${brandIn(locale)} · ${textOf(locale, 'content.blog')}`,
    },
  ],
});
