import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { company } from '../content/company';
import { absoluteUrl } from './seo';

/** The blog's feed in a language, as the head of a page links to it: `alternates.types` of its metadata. */
export const feedOf = (locale: Locale) => ({
  'application/rss+xml': [
    {
      url: absoluteUrl('/blog/feed.xml', locale),
      title: `${company.brand[locale]} · ${textOf(locale, 'content.blog')}`,
    },
  ],
});
