import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { isLocale } from '@/lib/i18n/locales';

/** Answers with the names of colours, for the quick choice of a card; no list contains them. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { colours } = (await import(`../../../messages/${locale}.json`)).default;
  return Response.json({ colours }, { headers: keptByAll(3600, [cacheTags.site]) });
}
