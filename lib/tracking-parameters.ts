const ofPages = /^\/(?!api\/|_next\/|media\/|og\/)/;

/**
 * The address to ask Next for. Between them Next and next-intl decode a path twice and fail where that is
 * not possible (`/product/%25`); nothing lies under such an address, so another one without a page is asked.
 */
export function decodable(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!path.includes('%') || !ofPages.test(path)) return url;
  try {
    decodeURIComponent(decodeURIComponent(path));
    return url;
  } catch {
    const missing = `${path.startsWith('/hi/') ? '/hi' : ''}/not-found`;
    return query === undefined ? missing : `${missing}?${query}`;
  }
}

/** Marks of campaigns and link trackers: no page reads them. */
const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|srsltid|igshid|igsh|mc_[ce]id|_g[al])(?:=|$)/;

/** An address without the marks of campaigns. */
export function withoutTracking(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return url;
  const rest = query.split('&').filter((part) => !tracking.test(part));
  return rest.length ? `${path}?${rest.join('&')}` : path;
}
