import { config } from '@/lib/config';
import { defaultLocale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { isForeignWrite } from './own-site';

type Asking = Parameters<typeof isForeignWrite>[0] & { url: string };

/** The answer to a write that another site's page makes in the shopper's browser; undefined for all others. */
export function refuseForeignWrite(request: Asking): Response | undefined {
  if (!isForeignWrite(request, config.siteUrl)) return undefined;
  const asked = new URL(request.url).searchParams.get('lang') ?? defaultLocale;
  const { foreign_request: message } = (asked === 'hi' ? hi : en).errors;
  return Response.json({ success: false, message }, { status: 403 });
}
