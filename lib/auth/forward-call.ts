import { parse } from 'hono/utils/cookie';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import { dispatch } from '@/lib/api/server-transport';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';
import { bearerOf } from './bearer';
import { deviceCookie } from './device-cookie';

/**
 * Forwards an incoming call to the API host, adding the session's bearer token and the device token from its
 * cookies. Cross-site writes are answered 403.
 */
export async function forwardCall(
  request: Request,
  address: string | undefined,
): Promise<Response> {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  const { url, method, body, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  const cookies = parse(request.headers.get('cookie') ?? '');
  const bearer = headers.has('authorization') ? undefined : await bearerOf(cookies);
  if (bearer) headers.set('authorization', bearer);
  const device = cookies[deviceCookie.name];
  if (device && !headers.has(deviceHeader)) headers.set(deviceHeader, device);
  const forwarded = { method, headers, body, signal, ...({ duplex: 'half' } as object) };
  return dispatch(new Request(url, forwarded), { address });
}
