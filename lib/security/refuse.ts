import { config } from '@/lib/config';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';

type IsCrossSiteWriteIncomingRequest = {
  method: string;
  headers: { get(name: string): string | null };
};

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Checks whether a browser reports that another site's page makes this write. Clients that are not browsers (an
 * app, a payment provider's webhook) send neither header and no cookie of the shop.
 * @param siteUrl the public origin, if a proxy hides it from the Host header
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

/** Returns the host of an origin; undefined also for `null`, the origin of sandboxed pages. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

type IncomingRequest = Parameters<typeof isCrossSiteWrite>[0] & { url: string };

/** The reason the site refuses a request before the API host sees it; a key of `texts`. */
export type Refusal = keyof typeof texts;

const texts = {
  foreign_request: 'errors.foreign_request',
  malformed: 'api.malformed',
  method_not_allowed: 'errors.method_not_allowed',
  too_busy: 'errors.too_busy',
  too_large: 'api.too_large',
  too_slow: 'errors.too_slow',
} as const;

/** Returns the body of a refusal, in the language of `?lang=`. */
export function refusalOf(url: string, why: Refusal): { success: false; message: string } {
  const lang = new URLSearchParams(url.split('?')[1]).get('lang');
  return { success: false, message: textOf(isLocale(lang) ? lang : defaultLocale, texts[why]) };
}

/** Returns a refusal as a response. */
export function refuse({ url }: { url: string }, status: number, why: Refusal): Response {
  return Response.json(refusalOf(url, why), { status });
}

/** Refuses a write made by another site's page in the shopper's browser; returns undefined for all other requests. */
export function refuseCrossSiteWrite(request: IncomingRequest): Response | undefined {
  return isCrossSiteWrite(request, config.siteUrl)
    ? refuse(request, 403, 'foreign_request')
    : undefined;
}
