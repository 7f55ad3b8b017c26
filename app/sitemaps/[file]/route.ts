import { openSitemap } from '@/lib/storefront/seo/sitemap';
import { sitemapHeaders } from '@/lib/storefront/seo/sitemap-xml';

/** Answers with one sitemap, e.g. /sitemaps/products-3.xml. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const body = await openSitemap((await params).file);
  return body
    ? new Response(body, { headers: sitemapHeaders() })
    : new Response('Not found', { status: 404 });
}
