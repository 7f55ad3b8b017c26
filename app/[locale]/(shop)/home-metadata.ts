import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getBanners } from '@/lib/storefront/catalog';
import { pageMetadata } from '@/lib/storefront/seo';

export async function homeMetadata(): Promise<Metadata> {
  const [t, locale, [banner]] = await Promise.all([
    getTranslations('meta'),
    getLocale(),
    getBanners(),
  ]);
  const metadata = pageMetadata({
    path: '/',
    locale,
    title: t('title'),
    description: t('description'),
    image: banner?.image,
  });
  return { ...metadata, title: { absolute: t('title') } };
}
