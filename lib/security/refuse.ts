import { config } from '@/lib/config';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';

type IsCrossSiteWriteIncomingRequest = {
  method: string;
  headers: { get(name: string): string | null };
};

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser says that another site's page makes this write. What no browser sends (an app, a
 * payment provider's webhook) carries neither header and no cookie of the shop.
 * @param siteUrl the public origin, where a proxy hides it from the Host header
 */
export function isCrossSiteWrite(
  { method, headers }: IsCrossSiteWriteIncomingRequest,
  siteUrl?: string,
): boolean {
  if (readMethods.includes(method)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== headers.get('host') && host !== hostOf(siteUrl ?? ''));
}

/** Undefined also for `null`, the origin of sandboxed pages. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

type IncomingRequest = Parameters<typeof isCrossSiteWrite>[0] & { url: string };

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
export function refuseCrossSiteWrite(request: IncomingRequest): Response | undefined {
  return isCrossSiteWrite(request, config.siteUrl)
    ? refuse(request, 403, 'foreign_request')
    : undefined;
}
