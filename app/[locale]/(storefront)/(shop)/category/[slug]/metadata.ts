import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getCategory } from '@/lib/storefront/catalog/queries.server';
import type { ListingQuery } from '@/lib/storefront/listing/listing';
import { listMetadata } from '@/lib/storefront/listing/listing-metadata.server';
import { sharePicture } from '@/lib/storefront/seo/seo';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

type Props = { params: Promise<{ slug: string }>; query?: ListingQuery; isUnread?: boolean };

/** Points search engines to the plain category, whatever the sorting and filters. */
export async function categoryMetadata({ params, query = {}, isUnread }: Props): Promise<Metadata> {
  const [category, locale, t] = await Promise.all([
    params.then(({ slug }) => getCategory(slug)),
    getLocale(),
    getTranslations('meta'),
  ]);
  if (!category) return missingMetadata();
  const { name, slug } = category;
  return listMetadata({ path: `/category/${slug}`, within: slug }, query, {
    title: { name, frame: (shown) => t('listing.category', { name: shown }) },
    description: t('listing.category_description', { name }),
    image: sharePicture('category', slug, locale),
    isUnread,
  });
}
