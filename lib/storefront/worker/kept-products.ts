import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '../browser/optional';
import { type ViewedProduct, viewedProducts } from '../catalog/recently-viewed.client';
import { cacheNames } from './kept-pages';

/** `picture` is the address of its picture cached on the device, of any size. */
export type KeptProduct = Pick<ViewedProduct, 'id' | 'slug' | 'name'> & { picture?: string };

/** Lists the viewed products whose page in a language is cached on this device, the latest first. */
export async function keptProducts(lang: Locale): Promise<KeptProduct[]> {
  if (!optional(() => caches)) return [];
  const [pages, pictures] = await Promise.all([
    addresses(cacheNames.pages),
    addresses(cacheNames.pictures),
  ]);
  const paths = new Set(pages.map(({ pathname }) => pathname));
  return viewedProducts()
    .filter(({ slug }) => paths.has(pathIn(lang, `/product/${slug}`)))
    .map(({ id, slug, name, image }) => {
      const picture = pictures.find(({ searchParams }) => searchParams.get('url') === image)?.href;
      return { id, slug, name, ...(picture && { picture }) };
    });
}

async function addresses(cacheName: string): Promise<URL[]> {
  if (!(await caches.has(cacheName))) return [];
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url));
}
