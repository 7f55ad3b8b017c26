import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { config } from '@/lib/config';
import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { privatePaths } from '@/lib/storefront/seo/public-pages';

/** Pages with `noindex` must stay readable, or no search engine would ever see that they say so. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  const disallow = [
    '/api/',
    ...privatePaths.flatMap((path) => locales.map((to) => pathIn(to, path))),
  ];
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  };
}
