import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from './seo';

/** The metadata of a page on which one writes to us. */
export function supportMetadata(name: 'contact' | 'support'): () => Promise<Metadata> {
  return async () => {
    const [t, locale] = await Promise.all([getTranslations('support'), getLocale()]);
    const description = t(`${name}_description`);
    return pageMetadata({ path: `/${name}`, locale, title: t(name), description });
  };
}
