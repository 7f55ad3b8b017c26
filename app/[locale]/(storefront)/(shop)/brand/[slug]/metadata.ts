import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getBrand } from '@/lib/storefront/catalog/queries.server';
import type { ListingQuery } from '@/lib/storefront/listing/listing';
import { listMetadata } from '@/lib/storefront/listing/listing-metadata.server';
import { sharePicture } from '@/lib/storefront/seo/seo';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

type Props = { params: Promise<{ slug: string }>; query?: ListingQuery; isUnread?: boolean };

/** Points search engines to the plain list of the brand, whatever the sorting and filters. */
export async function brandMetadata({ params, query = {}, isUnread }: Props): Promise<Metadata> {
  const [brand, locale, t] = await Promise.all([
    params.then(({ slug }) => getBrand(slug)),
    getLocale(),
    getTranslations('meta'),
  ]);
  if (!brand) return missingMetadata();
  const { name, slug } = brand;
  return listMetadata({ path: `/brand/${slug}`, brand: slug }, query, {
    title: { name, frame: (shown) => t('listing.brand', { name: shown }) },
    description: t('listing.brand_description', { name }),
    image: sharePicture('page', 'brands', locale),
    isUnread,
  });
}
