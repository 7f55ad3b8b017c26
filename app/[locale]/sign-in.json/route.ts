import { keptByAll } from '@/lib/caching/shared-names';
import { cacheTags } from '@/lib/caching/tags';
import { isLocale } from '@/lib/i18n/locales';
import { signInMessages } from '@/lib/storefront/session/sign-in-messages.server';

/** Answers with the texts of the sign-in sheet, which every page can open and none contains. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(await signInMessages(locale), {
    headers: keptByAll(3600, [cacheTags.site]),
  });
}
