import type { NextRequest } from 'next/server';
import { sharedHeaders } from '@/lib/caching/shared-names';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { isShareKind } from '@/lib/storefront/seo/share-picture/facts';
import { getSharePicture } from '@/lib/storefront/seo/share-picture/get';

type Context = { params: Promise<{ kind: string; slug: string }> };

/** Answers with the picture of shared links to a product, category or store; `?lang=hi` for Hindi. */
export async function GET(request: NextRequest, { params }: Context) {
  const { kind, slug } = await params;
  const lang = request.nextUrl.searchParams.get('lang');
  const locale = isLocale(lang) ? lang : defaultLocale;
  const card = isShareKind(kind) ? await getSharePicture(kind, slug, locale) : undefined;
  if (!card) {
    return new Response('Not found', {
      status: 404,
      headers: { 'Cache-Control': 'public, max-age=60' },
    });
  }
  return new Response(card.picture, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800',
      ...sharedHeaders(card.tags),
    },
  });
}
