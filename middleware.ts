import { NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import createIntlMiddleware from 'next-intl/middleware';
import { sessionCookie } from '@/lib/auth/cookies';
import { languageOf, pathIn } from '@/lib/i18n/language-path';
import { samePageIn, switchedTo } from '@/lib/i18n/language-switch';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { languageCookie, languageSeconds, routing } from '@/lib/i18n/routing';
import { movedTo } from '@/lib/paths/former-addresses';
import { areaPath, protectedPath } from '@/lib/paths/own-document';
import { viewRouteOf, viewRoutes } from '@/lib/paths/routes';
import { areaPolicy, permissionsPolicy, protectedPolicy } from '@/lib/security/security-headers';
import { isBeyondEnd, statusOfPage } from '@/lib/storefront/catalog/page-beyond-end';

/** The default language has no prefix in its addresses. */
const prefix = `/${defaultLocale}`;

const localise = createIntlMiddleware(routing);

/** Next copies the nonce of a policy in the request into the page, so visitors must not send one. */
const policies = ['content-security-policy', 'content-security-policy-report-only'];

function withoutPolicies(request: NextRequest): NextRequest {
  if (!policies.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of policies) headers.delete(name);
  return new NextRequest(request, { headers });
}

export default async function middleware(incoming: NextRequest) {
  const request = withoutPolicies(incoming);
  const { pathname, search, searchParams } = request.nextUrl;
  if (pathname.startsWith('/.well-known/')) return nothingKnown();
  const wanted = switchedTo(pathname);
  if (wanted) return switchLanguage(request, wanted);
  const chosen = request.cookies.get(languageCookie)?.value;
  if (pathname === '/' && chosen !== defaultLocale && isLocale(chosen)) {
    return NextResponse.redirect(new URL(pathIn(chosen, '/') + search, request.url));
  }
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) {
    const bare = pathname.slice(prefix.length).replace(/^\/+/, '/') || '/';
    return NextResponse.redirect(new URL(bare + search, request.url), 308);
  }
  const language = languageOf(pathname);
  if (areaPath.test(pathname)) {
    const page = withNonce(request, areaPolicy);
    page.headers.set('Permissions-Policy', permissionsPolicy(['camera']));
    return page;
  }
  if (protectedPath.test(pathname)) {
    if (await isSignedIn(request)) return withNonce(request, protectedPolicy);
    const signin = new URL(pathIn(language, '/signin'), request.url);
    signin.searchParams.set('callbackUrl', pathname + search);
    return NextResponse.redirect(signin);
  }
  const bare = pathIn(defaultLocale, pathname);
  if (viewRoutes.has(bare) || (await isBeyondEnd(bare, searchParams))) {
    return NextResponse.rewrite(new URL(`/${language}/not-found${bare}`, request.url));
  }
  // A shopper who filters a list in the browser stays on the list, to add another brand.
  const moved = isFetch(request) ? undefined : movedTo(bare, searchParams, language);
  if (moved) return NextResponse.redirect(new URL(moved, request.url), 308);
  const view = viewRouteOf(bare, searchParams);
  // Views stream before their data is read, so only the plain page can answer 404 or redirect.
  if (!view || (view.mayBeMissing && [404, 308].includes(await statusOfPage(pathname)))) {
    return localise(request);
  }
  const target = new URL(request.url);
  target.pathname = `/${language}${view.route}`;
  target.searchParams.set('of', decoded(view.of));
  return NextResponse.rewrite(target, request === incoming ? undefined : { request });
}

/**
 * Answers 404 as plain text: programs request optional files below /.well-known/, and a page of the shop is
 * useless to them.
 */
const nothingKnown = () =>
  new NextResponse('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });

/** True if a script makes the request: Next hides its router's headers from the middleware. */
const isFetch = ({ headers }: NextRequest) => headers.get('sec-fetch-dest') === 'empty';

/** Switches the language for a link that was clicked before its script had loaded. */
function switchLanguage(request: NextRequest, to: Locale) {
  const page = samePageIn(to, request.headers.get('referer'));
  const response = NextResponse.redirect(new URL(page, request.url));
  const secure = process.env.SITE_URL?.startsWith('https://') ?? false;
  response.cookies.set(languageCookie, to, {
    path: '/',
    maxAge: languageSeconds,
    sameSite: 'lax',
    secure,
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Adds a policy with a nonce: Next puts the nonce of the request's policy on every script it writes. */
function withNonce(request: NextRequest, policyOf: typeof protectedPolicy) {
  if (process.env.NODE_ENV !== 'production') return localise(request);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const https = process.env.SITE_URL?.startsWith('https://') ?? false;
  const checkoutHosts = process.env.CHECKOUT_HOSTS?.split(/[\s,]+/).filter(Boolean);
  const policy = policyOf({ nonce, path: request.nextUrl.pathname, https, checkoutHosts });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = localise(new NextRequest(request, { headers }));
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns true for a session cookie. Only for navigation: the API host authorises every read and write itself. */
async function isSignedIn(request: NextRequest) {
  const token = await getToken({ req: request, cookieName: sessionCookie.name });
  return Boolean(token?.apiToken);
}

export const config = {
  // The status of a page comes from the page cache of this process (lib/storefront/catalog/page-beyond-end.ts).
  runtime: 'nodejs',
  // All addresses but files and routes outside [locale] (lib/paths/routes.ts), whose first segment would be
  // taken for a language.
  matcher: [
    '/((?!api/|_next/|media/|metrics/|og/|s/|sitemaps/|icons/|(?:metrics|icon\\.svg|apple-icon\\.png|favicon\\.ico|sw\\.js|robots\\.txt|sitemap\\.xml|\\.well-known/security\\.txt)$).*)',
  ],
};
