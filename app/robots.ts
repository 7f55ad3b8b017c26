import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { config } from '@/lib/config';
import { allowed, disallowed } from '@/lib/storefront/seo/robots';

/** Returns the rules for crawlers, derived from the route table. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return {
    rules: { userAgent: '*', allow: allowed, disallow: disallowed() },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  };
}
