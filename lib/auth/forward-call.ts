import { parse } from 'hono/utils/cookie';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import { dispatch } from '@/lib/api/server-transport';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';
import { bearerOf } from './bearer';
import { deviceCookie } from './device-cookie';

/**
 * Hands a call that came in from outside to the API host, with the bearer token of the session that its
 * cookie names and the device that it comes from; a write that another site's page makes is refused.
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
