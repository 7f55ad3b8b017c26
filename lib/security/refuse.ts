import { config } from '@/lib/config';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { isForeignWrite } from './own-site';

type Asking = Parameters<typeof isForeignWrite>[0] & { url: string };

/** Why the site refuses a request before the API host sees it: the key of the text that says so. */
export type Refusal = keyof typeof texts;

const texts = {
  foreign_request: 'errors.foreign_request',
  malformed: 'api.malformed',
  method_not_allowed: 'errors.method_not_allowed',
  too_busy: 'errors.too_busy',
  too_large: 'api.too_large',
} as const;

/** The body of a refusal, in the language that `?lang=` names. */
export function refusalOf(url: string, why: Refusal): { success: false; message: string } {
  const lang = new URLSearchParams(url.split('?')[1]).get('lang');
  return { success: false, message: textOf(isLocale(lang) ? lang : defaultLocale, texts[why]) };
}

/** A refusal as a whole answer. */
export function refuse({ url }: { url: string }, status: number, why: Refusal): Response {
  return Response.json(refusalOf(url, why), { status });
}

/** The answer to a write that another site's page makes in the shopper's browser; undefined for all others. */
export function refuseForeignWrite(request: Asking): Response | undefined {
  return isForeignWrite(request, config.siteUrl)
    ? refuse(request, 403, 'foreign_request')
    : undefined;
}
