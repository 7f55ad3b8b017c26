const ofPages = /^\/(?!api\/|_next\/|media\/|og\/)/;

/**
 * The address to ask Next for. Between them Next and next-intl decode a path twice and fail where that is
 * not possible (`/product/%25`); nothing lies under such an address, so another one without a page is asked.
 */
export function decodable(url) {
  const [path, query] = url.split('?', 2);
  if (!path.includes('%') || !ofPages.test(path)) return url;
  try {
    decodeURIComponent(decodeURIComponent(path));
    return url;
  } catch {
    const missing = `${path.startsWith('/hi/') ? '/hi' : ''}/not-found`;
    return query === undefined ? missing : `${missing}?${query}`;
  }
}
