import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { isLocale } from '@/lib/i18n/locales';
import { loadCompany } from '@/lib/storefront/company.server';
import { appManifest } from '@/lib/storefront/seo/manifest';

/** Answers with the web app manifest, in the language of its address. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  await loadCompany();
  return Response.json(appManifest(locale), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      ...keptByAll(3600, [cacheTags.site]),
    },
  });
}
