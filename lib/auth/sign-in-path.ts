import { pathsOf } from '@/lib/paths/routes';

type AuthPage = '/signin' | '/signup' | '/forgot-password' | '/reset-password';
type Place = { pathname: string; search: string };

const authPages = pathsOf(({ auth }) => auth === true);

/** True if a path, with or without its language, is an authentication page of shoppers. */
export const isAuthPage = (pathname: string) => authPages.test(pathname.replace(/\/$/, ''));

/**
 * Returns the path of an authentication page that leads back to `from`, without the language's prefix.
 * If `from` is an authentication page itself, its own `callbackUrl` is kept instead of its path.
 */
export function signInPath(from: Place, page: AuthPage = '/signin'): string {
  const callbackUrl = isAuthPage(from.pathname)
    ? new URLSearchParams(from.search).get('callbackUrl')
    : from.pathname + from.search;
  return callbackUrl && callbackUrl !== '/'
    ? `${page}?${new URLSearchParams({ callbackUrl })}`
    : page;
}
