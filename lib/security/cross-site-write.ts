type IncomingRequest = { method: string; headers: { get(name: string): string | null } };

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser says that another site's page makes this write. What no browser sends (an app, a
 * payment provider's webhook) carries neither header and no cookie of the shop.
 * @param siteUrl the public origin, where a proxy hides it from the Host header
 */
export function isCrossSiteWrite({ method, headers }: IncomingRequest, siteUrl?: string): boolean {
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
