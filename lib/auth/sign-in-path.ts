type AuthPage = '/signin' | '/signup' | '/forgot-password' | '/reset-password';
type Place = { pathname: string; search: string };

const authPages = /^(\/hi)?\/(signin|signup|forgot-password|reset-password)\/?$/;

/**
 * The authentication page that leads back to `from`, without the language's prefix.
 * From the authentication pages themselves there is no way back, but their own callbackUrl.
 */
export function signInPath(from: Place, page: AuthPage = '/signin'): string {
  const callbackUrl = authPages.test(from.pathname)
    ? new URLSearchParams(from.search).get('callbackUrl')
    : from.pathname + from.search;
  return callbackUrl && callbackUrl !== '/'
    ? `${page}?${new URLSearchParams({ callbackUrl })}`
    : page;
}
