import { type NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import createIntlMiddleware from 'next-intl/middleware';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { languageCookie, routing } from '@/lib/i18n/routing';

const localise = createIntlMiddleware(routing);
const protectedPath = /^(\/hi)?\/(checkout|profile|order-success|track-order)(\/|$)/;
const categoryPath = /^(\/hi)?\/category\/([^/]+)$/;
/** No address of its own: only reached from /category/x?… */
const filteredCategory = '/category-filtered';

export default async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/' && request.cookies.get(languageCookie)?.value === 'hi') {
    return NextResponse.redirect(new URL(`/hi${search}`, request.url));
  }
  const prefix = pathname.startsWith('/hi/') ? '/hi' : '';
  if (protectedPath.test(pathname) && !(await isSignedIn(request))) {
    const signin = new URL(`${prefix}/signin`, request.url);
    signin.searchParams.set('callbackUrl', pathname + search);
    return NextResponse.redirect(signin);
  }
  // A plain category is static; one with sort, filter or page is rendered by a route of its own.
  const [, , slug] = categoryPath.exec(pathname) ?? [];
  if (slug && search) {
    const inner = new URL(request.url);
    inner.pathname = `${prefix || '/en'}${filteredCategory}`;
    inner.searchParams.set('category', decoded(slug));
    return NextResponse.rewrite(inner);
  }
  if (pathname === prefix + filteredCategory) {
    return NextResponse.rewrite(
      new URL(`${prefix || '/en'}/not-found${filteredCategory}`, request.url),
    );
  }
  return localise(request);
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A convenience for the reader's way only: the API host authorises every read and write itself. */
async function isSignedIn(request: NextRequest) {
  const token = await getToken({ req: request, cookieName: sessionCookie.name });
  return Boolean(token?.apiToken);
}

export const config = {
  // Everything but files and routes outside [locale]: what slipped by would be taken for a language.
  matcher: [
    '/((?!api/|_next/|media/|og/|s/|sitemaps/|(?:icon\\.svg|robots\\.txt|sitemap\\.xml)$).*)',
  ],
};
