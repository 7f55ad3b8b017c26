import { pathsOf } from '@/lib/paths/routes';

type AuthPage = '/signin' | '/signup' | '/forgot-password' | '/reset-password';
type Place = { pathname: string; search: string };

const authPages = pathsOf(({ auth }) => auth === true);

/** Whether a path, with or without its language, is one of the shopper's authentication pages. */
export const isAuthPage = (pathname: string) => authPages.test(pathname.replace(/\/$/, ''));

/**
 * The authentication page that leads back to `from`, without the language's prefix.
 * From an authentication page its own `callbackUrl` is kept instead of its path.
 */
export function signInPath(from: Place, page: AuthPage = '/signin'): string {
  const callbackUrl = isAuthPage(from.pathname)
    ? new URLSearchParams(from.search).get('callbackUrl')
    : from.pathname + from.search;
  return callbackUrl && callbackUrl !== '/'
    ? `${page}?${new URLSearchParams({ callbackUrl })}`
    : page;
}
