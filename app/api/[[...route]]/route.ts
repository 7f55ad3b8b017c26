import type { NextRequest } from 'next/server';
import { getToken } from 'next-auth/jwt';
import { dispatch } from '@/lib/api/server-transport';
import { visitorOf } from '@/lib/api/visitor';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { refuseForeignWrite } from '@/lib/security/refuse';
import { revalidateChanged } from '@/lib/storefront/revalidation';

/** Every other /api call goes to the API host, with the bearer token of the session. */
async function handle(request: NextRequest): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused) return refused;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  if (!headers.has('authorization')) {
    const session = await getToken({ req: request, cookieName: sessionCookie.name });
    if (session?.apiToken) headers.set('authorization', `Bearer ${session.apiToken}`);
  }
  const { method, body, signal } = request;
  const forwarded = new Request(request.url, {
    method,
    headers,
    body,
    signal,
    ...({ duplex: 'half' } as object),
  });
  const { address } = visitorOf(request.headers);
  return revalidateChanged(await dispatch(forwarded, { address }));
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as POST, handle as PUT };
