import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { isLocale } from '@/lib/i18n/locales';
import { blogFeed } from '@/lib/storefront/content/feed';

/** Answers with the blog as RSS, in the language of its address. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(await blogFeed(locale), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      ...keptByAll(3600, [cacheTags.site, cacheTags.content]),
    },
  });
}
