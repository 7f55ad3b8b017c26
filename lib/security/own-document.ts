import type { IncomingHttpHeaders } from 'node:http';
import { pathsOf } from '@/lib/paths/routes';

/** Pages of one shopper: rendered at each request, with a nonce. */
export const protectedPath = pathsOf(({ kind }) => kind === 'private');
/** Pages for those who run a store: rendered at each request, with a nonce, whoever asks. */
export const areaPath = pathsOf(({ kind }) => kind === 'area');
export const checkoutPath = pathsOf(({ path }) => path === '/checkout');

/**
 * Whether going to a path must load a document of its own: the one that is open has the policy of shared
 * pages, under which a protected page would not be protected, nor could be paid on. The checkout's is wider
 * than that of other protected pages.
 * @param from the path of the page that is open; '' when it is not known
 */
export const isOwnDocument = (path: string, from: string) =>
  protectedPath.test(path) &&
  !(checkoutPath.test(path) ? checkoutPath.test(from) : protectedPath.test(from));

type NavigationRequest = { url?: string; headers: IncomingHttpHeaders };

/**
 * Whether a navigation inside the browser must become a real one. The pages' own links load a document by
 * themselves (lib/i18n/navigation.tsx); this is the rule for whatever else asks.
 */
export function needsOwnDocument({ url = '', headers }: NavigationRequest): boolean {
  if (headers.rsc === undefined) return false;
  const [path = ''] = url.split('?');
  return isOwnDocument(path, pathOf(headers.referer));
}

function pathOf(referer: string | undefined): string {
  try {
    return new URL(String(referer)).pathname;
  } catch {
    return '';
  }
}
