import { pathIn } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { type ViewedProduct, viewedProducts } from '../catalog/recently-viewed.client';
import { cacheNames } from './kept-pages';

/** `picture` is the address of a picture of it that lies on the device, of whichever size. */
export type KeptProduct = Pick<ViewedProduct, 'id' | 'slug' | 'name'> & { picture?: string };

/** The viewed products whose page in a language lies on this device, the latest first. */
export async function keptProducts(lang: Locale): Promise<KeptProduct[]> {
  if (typeof caches === 'undefined') return [];
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
