import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { brandIn } from '@/lib/i18n/brand';
import { getPage } from '../content/articles.server';
import { pageMetadata } from './seo';

/** The metadata of a page to read. A title that names the market does not get its name behind it again. */
export function contentMetadata(name: string): () => Promise<Metadata> {
  return async () => {
    const [{ title, description }, locale] = await Promise.all([getPage(name), getLocale()]);
    const metadata = pageMetadata({ path: `/${name}`, locale, title, description });
    return title.includes(brandIn(locale)) ? { ...metadata, title: { absolute: title } } : metadata;
  };
}
