import { parse, serialize } from 'hono/utils/cookie';
import { getToken } from 'next-auth/jwt';
import { latest, positionIn, readAfterHeader, writtenHeader } from '@/lib/caching/read-after';
import { dispatch } from '@/lib/client/server-transport';
import { deviceHeader } from '@/lib/contract/schemas/device-header';
import { bearsPersonalToken } from '@/lib/security/personal-token';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';
import {
  deviceCookie,
  operatorCookie,
  sellerCookie,
  sellerViewCookie,
  sessionCookie,
  writtenCookie,
} from './cookies';

/**
 * Forwards an incoming call to the API host, adding the session's bearer token and the device token from its
 * cookies. Cross-site writes are answered 403, but for those with a personal token, which no browser adds by itself.
 */
export async function forwardCall(
  request: Request,
  address: string | undefined,
): Promise<Response> {
  const isPersonal = bearsPersonalToken(request.headers.get('authorization'));
  const refused = isPersonal ? undefined : refuseCrossSiteWrite(request);
  if (refused) return refused;
  const { url, method, body, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  const cookies = parse(request.headers.get('cookie') ?? '');
  const bearer = headers.has('authorization') ? undefined : await sessionOf(url, cookies);
  if (bearer) headers.set('authorization', bearer);
  const device = cookies[deviceCookie.name];
  if (device && !headers.has(deviceHeader)) headers.set(deviceHeader, device);
  setReadAfter(headers, cookies, { hasOwnToken: !bearer && headers.has('authorization') });
  const forwarded = { method, headers, body, signal, ...({ duplex: 'half' } as object) };
  const answer = noteWritten(await dispatch(new Request(url, forwarded), { address }));
  const view = cookies[sellerViewCookie.name];
  const isOver = answer.status === 401 && view && bearer === `Bearer ${view}`;
  return isOver ? withoutView(answer) : answer;
}

/** Calls with a token of their own have no cookies: they read the latest data, or data after the position they send. */
function setReadAfter(
  headers: Headers,
  cookies: Record<string, string>,
  { hasOwnToken }: { hasOwnToken: boolean },
): void {
  const own = positionIn(headers.get(readAfterHeader));
  const after =
    own ?? positionIn(cookies[writtenCookie.name]) ?? (hasOwnToken ? latest : undefined);
  if (after) headers.set(readAfterHeader, after);
  else headers.delete(readAfterHeader);
}

/** Sets a cookie with the database position after the call's writes. */
function noteWritten(answer: Response): Response {
  const position = positionIn(answer.headers.get(writtenHeader));
  if (!position) return answer;
  const { name, options } = writtenCookie;
  const headers = new Headers(answer.headers);
  const maxAge = position === latest ? 60 : options.maxAge;
  headers.append('set-cookie', serialize(name, position, { ...options, maxAge, sameSite: 'Lax' }));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Clears the cookie of an operator's view that has ended; the next call uses the browser's own seller session. */
function withoutView(answer: Response): Response {
  const { name, options } = sellerViewCookie;
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', serialize(name, '', { ...options, sameSite: 'Strict', maxAge: 0 }));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Returns the session cookie of the seller or operator area of a path, otherwise the shopper's session. */
async function sessionOf(url: string, cookies: Record<string, string>) {
  const { pathname } = new URL(url);
  const areas = [sellerViewCookie, sellerCookie, operatorCookie].filter(({ options }) =>
    pathname.startsWith(`${options.path}/`),
  );
  if (!areas.length) return bearerOf(cookies);
  const token = areas.map(({ name }) => cookies[name]).find(Boolean);
  return token && `Bearer ${token}`;
}

/** Returns the `Authorization` header for the session cookie among `cookies`; undefined without a session. */
async function bearerOf(cookies: Record<string, string>): Promise<string | undefined> {
  if (!Object.keys(cookies).some((name) => name.startsWith(sessionCookie.name))) return undefined;
  // Given the cookie's name, next-auth reads nothing else of a request.
  const req = { cookies, headers: {} } as Parameters<typeof getToken>[0]['req'];
  const session = await getToken({ req, cookieName: sessionCookie.name });
  return session?.apiToken ? `Bearer ${session.apiToken}` : undefined;
}
