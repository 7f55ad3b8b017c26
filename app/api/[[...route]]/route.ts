import { type NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import { dispatch } from '@/lib/api/server-transport';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { revalidateChanged } from '@/lib/storefront/revalidation';

/** Every other /api call goes to the API host, with the bearer token of the session. */
async function handle(request: NextRequest): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  if (!headers.has('authorization')) {
    const session = await getToken({ req: request, cookieName: sessionCookie.name });
    if (session?.apiToken) {
      if (isForeign(request)) return NextResponse.json({ success: false }, { status: 403 });
      headers.set('authorization', `Bearer ${session.apiToken}`);
    }
  }
  const { method, body, signal } = request;
  const forwarded = new Request(request.url, {
    method,
    headers,
    body,
    signal,
    ...({ duplex: 'half' } as object),
  });
  return revalidateChanged(await dispatch(forwarded));
}

/** A write that another site's page makes in the shopper's name. */
function isForeign(request: NextRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const origin = request.headers.get('origin');
  return origin !== null && new URL(origin).host !== request.headers.get('host');
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as POST, handle as PUT };
