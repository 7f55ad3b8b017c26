import { visitorOf } from '@/lib/client/visitor';
import { isLocale } from '@/lib/i18n/locales';
import { feedAdmission } from '@/lib/storefront/seo/product-feed/admission';
import { openProductFeed } from '@/lib/storefront/seo/product-feed/feed';
import { streamOf } from '@/lib/storefront/seo/stream';

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-store' };
/** Timeout in milliseconds for a reader that takes nothing, which occupies one of few places. */
const patience = 60_000;

const admit = feedAdmission();

type Context = { params: Promise<{ locale: string }> };

/** Answers with the catalogue for Google Merchant Center, in the language of its address. */
export async function GET(request: Request, { params }: Context) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const admission = admit(visitorOf(request.headers).address);
  if ('waitSeconds' in admission) {
    return new Response('Too many feeds at once, please come back later.', {
      status: 429,
      headers: { 'Retry-After': String(admission.waitSeconds), 'Cache-Control': 'no-store' },
    });
  }
  const { release } = admission;
  const parts = await openProductFeed(locale).catch((error) => {
    release();
    throw error;
  });
  return new Response(streamOf(parts, { patience, onEnd: release }), { headers });
}

/** Answers without reading the catalogue. */
export async function HEAD(_: Request, { params }: Context) {
  return new Response(null, isLocale((await params).locale) ? { headers } : { status: 404 });
}
