import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getCategory } from '@/lib/storefront/catalog';
import { isNarrowed, type ListingQuery, listingHref } from '@/lib/storefront/listing';
import { pageMetadata, sharePicture } from '@/lib/storefront/seo';

type Props = { params: Promise<{ slug: string }>; query?: ListingQuery };

/** However sorted or filtered, search engines are led to the plain category. */
export async function categoryMetadata({ params, query = {} }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [category, locale, t] = await Promise.all([
    getCategory(slug),
    getLocale(),
    getTranslations('meta'),
  ]);
  if (!category) return { title: t('not_found') };
  const { name } = category;
  return pageMetadata({
    path: listingHref(`/category/${category.slug}`, isNarrowed(query) ? {} : { page: query.page }),
    locale,
    title: t('listing.category', { name }),
    description: t('listing.category_description', { name }),
    image: sharePicture('category', category.slug, locale),
  });
}
