import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getStore } from '@/lib/storefront/catalog/queries.server';
import type { ListingQuery } from '@/lib/storefront/listing/listing';
import { listMetadata } from '@/lib/storefront/listing/listing-metadata.server';
import { sharePicture } from '@/lib/storefront/seo/seo';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

type Props = { params: Promise<{ storeId: string }>; query?: ListingQuery; isUnread?: boolean };

/** Points search engines to the plain store, whatever the sorting and filters. */
export async function storeMetadata({ params, query = {}, isUnread }: Props): Promise<Metadata> {
  const { storeId } = await params;
  const [store, locale, t] = await Promise.all([
    getStore(storeId),
    getLocale(),
    getTranslations('meta'),
  ]);
  if (!store) return missingMetadata();
  const { name, city, slug } = store;
  return listMetadata({ path: `/store/${slug}`, store: slug }, query, {
    title: { name, frame: (shown) => t('store.title', { name: shown }) },
    description: t('store.description', { name, city }),
    image: sharePicture('store', slug, locale),
    isUnread,
  });
}
