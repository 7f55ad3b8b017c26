import type { IncomingHttpHeaders } from 'node:http';
import { pathsOf } from '@/lib/paths/routes';

/** Pages of one shopper: rendered at each request, with a nonce. */
export const protectedPath = pathsOf(({ kind }) => kind === 'private');
/** Pages of sellers and operators: rendered at each request, with a nonce. */
export const areaPath = pathsOf(({ kind }) => kind === 'area');
export const checkoutPath = pathsOf(({ path }) => path === '/checkout');

/**
 * Checks whether navigation to a path must load a new document: the open document has the policy of shared
 * pages, which neither protects a protected page nor allows payment. The checkout's policy is wider than that
 * of other protected pages.
 * @param from the path of the open page; '' if unknown
 */
export const isOwnDocument = (path: string, from: string) =>
  protectedPath.test(path) &&
  !(checkoutPath.test(path) ? checkoutPath.test(from) : protectedPath.test(from));

type NavigationRequest = { url?: string; headers: IncomingHttpHeaders };

/**
 * Checks whether a client-side navigation must become a document load. The pages' own links already load a
 * document (lib/paths/navigation.tsx); this rule covers every other request.
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
