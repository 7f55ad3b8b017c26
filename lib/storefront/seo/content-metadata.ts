import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { getPage } from '../content/articles.server';
import { pageMetadata } from './seo';

/** The metadata of a page to read. */
export function contentMetadata(name: string): () => Promise<Metadata> {
  return async () => {
    const [{ title, description }, locale] = await Promise.all([getPage(name), getLocale()]);
    return pageMetadata({ path: `/${name}`, locale, title, description });
  };
}
