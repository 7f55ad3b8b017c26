import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getStore } from '@/lib/storefront/catalog';
import { pageMetadata, sharePicture } from '@/lib/storefront/seo';

type Props = { params: Promise<{ storeId: string }> };

export async function storeMetadata({ params }: Props): Promise<Metadata> {
  const { storeId } = await params;
  const [store, locale, t] = await Promise.all([
    getStore(storeId),
    getLocale(),
    getTranslations('meta'),
  ]);
  if (!store) return { title: t('not_found') };
  const { name, city } = store;
  return pageMetadata({
    path: `/store/${store.slug}`,
    locale,
    title: t('store.title', { name }),
    description: t('store.description', { name, city }),
    image: sharePicture('store', store.slug, locale),
  });
}
