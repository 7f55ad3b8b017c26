import { connection } from 'next/server';
import { getSitemapShards } from '@/lib/storefront/sitemap';
import { sitemapHeaders, sitemapIndex } from '@/lib/storefront/sitemap-xml';

/** The index of all sitemaps. */
export async function GET() {
  await connection();
  return new Response(sitemapIndex(await getSitemapShards()), { headers: sitemapHeaders });
}
