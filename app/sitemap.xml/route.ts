import { connection } from 'next/server';
import { getSitemapShards } from '@/lib/storefront/seo/sitemap';
import { sitemapHeaders, sitemapIndex } from '@/lib/storefront/seo/sitemap-xml';

/** Answers with the index of all sitemaps. */
export async function GET() {
  await connection();
  return new Response(sitemapIndex(await getSitemapShards()), { headers: sitemapHeaders() });
}
