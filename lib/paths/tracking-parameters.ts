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
