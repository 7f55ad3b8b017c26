import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { isNarrowed, type ListingQuery, listingHref } from './listing';
import { titleOf } from './listing-title';
import { pageMetadata } from './seo';

/** A list under its plain address; what is searched, sorted or filtered is not for search engines. */
export async function listMetadata(path: string, query: ListingQuery): Promise<Metadata> {
  const [t, locale, title] = await Promise.all([
    getTranslations('meta'),
    getLocale(),
    titleOf(query),
  ]);
  const { section, brand, store, category, page } = query;
  return {
    ...pageMetadata({
      path: listingHref(path, { section, brand, store, category, page }),
      locale,
      title,
      description: t('listing.list_description', { title }),
    }),
    robots: isNarrowed(query) || path === '/search' ? { index: false, follow: true } : undefined,
  };
}
