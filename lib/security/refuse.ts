import { config } from '@/lib/config';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { isCrossSiteWrite } from './cross-site-write';

type IncomingRequest = Parameters<typeof isCrossSiteWrite>[0] & { url: string };

/** Why the site refuses a request before the API host sees it: the key of the text that says so. */
export type Refusal =
  | 'foreign_request'
  | 'malformed'
  | 'method_not_allowed'
  | 'too_busy'
  | 'too_large';

const texts: Record<Locale, Record<Refusal, string>> = {
  en: { ...en.errors, malformed: en.api.malformed, too_large: en.api.too_large },
  hi: { ...hi.errors, malformed: hi.api.malformed, too_large: hi.api.too_large },
};

/** The body of a refusal, in the language that `?lang=` names. */
export function refusalOf(url: string, why: Refusal): { success: false; message: string } {
  const lang = new URLSearchParams(url.split('?')[1]).get('lang');
  return { success: false, message: texts[isLocale(lang) ? lang : defaultLocale][why] };
}

/** A refusal as a whole answer. */
export function refuse({ url }: { url: string }, status: number, why: Refusal): Response {
  return Response.json(refusalOf(url, why), { status });
}

/** The answer to a write that another site's page makes in the shopper's browser; undefined for all others. */
export function refuseCrossSiteWrite(request: IncomingRequest): Response | undefined {
  return isCrossSiteWrite(request, config.siteUrl)
    ? refuse(request, 403, 'foreign_request')
    : undefined;
}
