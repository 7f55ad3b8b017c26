import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from './page-title';
import { pageMetadata, sharePicture } from './seo';

/** Of a page that says that there is none. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/** The metadata of a page without data of its own, or of a page of such a list; its texts stand under `meta.pages`. */
export function simpleMetadata(
  path: string,
  name: 'categories' | 'brands' | 'deals' | 'vendors' | 'ranking',
  page = 1,
): () => Promise<Metadata> {
  return async () => {
    const [t, locale] = await Promise.all([getTranslations(`meta.pages.${name}`), getLocale()]);
    return pageMetadata({
      path: page > 1 ? `${path}?page=${page}` : path,
      locale,
      title: pageTitle({ name: t('title'), page }, locale),
      description: t('description'),
      image: sharePicture('page', name, locale),
    });
  };
}
