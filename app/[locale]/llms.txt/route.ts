import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { isLocale } from '@/lib/i18n/locales';
import { llmsTxt } from '@/lib/storefront/seo/discovery/llms-txt';

/** Answers with the shop for language models, in the language of its address. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(await llmsTxt(locale), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...keptByAll(3600, [cacheTags.site, cacheTags.content, cacheTags.categories]),
    },
  });
}
