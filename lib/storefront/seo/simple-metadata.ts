import 'server-only';
import type { Metadata } from 'next';
import type { Messages } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { brandIn } from '@/lib/i18n/brand';
import { getPage } from '../content/articles.server';
import { pageTitle } from './page-title';
import { pageMetadata, sharePicture } from './seo';

/** Returns the metadata of a 404 page. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/**
 * Returns the metadata of a page without data of its own, or of a page of a browse list; its texts are under
 * `meta.pages`.
 */
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

/** Returns the metadata of a shopper's private page: a title and `noindex`. */
export function privatePage<Namespace extends keyof Messages>(
  namespace: Namespace,
  title: keyof Messages[Namespace] & string,
) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations(namespace as 'auth');
    return { title: t(title as 'sign_in'), robots: { index: false } };
  };
}

/**
 * Returns the metadata of a content page. A title that contains the market's name does not get it again as
 * suffix.
 */
export function contentMetadata(name: string): () => Promise<Metadata> {
  return async () => {
    const [{ title, description }, locale] = await Promise.all([getPage(name), getLocale()]);
    const metadata = pageMetadata({ path: `/${name}`, locale, title, description });
    return title.includes(brandIn(locale)) ? { ...metadata, title: { absolute: title } } : metadata;
  };
}

/** Returns the metadata of a page with a contact form. */
export function supportMetadata(name: 'contact' | 'support'): () => Promise<Metadata> {
  return async () => {
    const [t, locale] = await Promise.all([getTranslations('support'), getLocale()]);
    const description = t(`${name}_description`);
    return pageMetadata({ path: `/${name}`, locale, title: t(name), description });
  };
}
