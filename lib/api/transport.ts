import type { Visitor } from './visitor';

/**
 * Sends a request to the API host. In the browser: to this site's own /api, where the session cookie
 * replaces the token. On the server: to the embedded host in this process, or to API_URL.
 */
export async function send(path: string, init: RequestInit, visitor?: Visitor): Promise<Response> {
  if (typeof window !== 'undefined') return fetch(path, init);
  const { dispatch } = await import('./server-transport');
  const request = new Request(new URL(path, 'http://haat.internal'), init);
  return dispatch(request, { signal: init.signal, address: visitor?.address });
}
