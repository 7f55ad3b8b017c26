import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/storefront/seo/seo';

export async function homeMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('meta'), getLocale()]);
  const title = t('title');
  const metadata = pageMetadata({ path: '/', locale, title, description: t('description') });
  return { ...metadata, title: { absolute: title } };
}
