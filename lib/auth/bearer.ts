import { getToken } from 'next-auth/jwt';
import { sessionCookie } from './session-cookie';

/** The `Authorization` header for the session cookie among `cookies`; undefined without a session. */
export async function bearerOf(cookies: Record<string, string>): Promise<string | undefined> {
  if (!Object.keys(cookies).some((name) => name.startsWith(sessionCookie.name))) return undefined;
  // next-auth reads nothing else of a request when it is told the cookie's name.
  const req = { cookies, headers: {} } as Parameters<typeof getToken>[0]['req'];
  const session = await getToken({ req, cookieName: sessionCookie.name });
  return session?.apiToken ? `Bearer ${session.apiToken}` : undefined;
}
