import type { Visitor } from './visitor';

/**
 * The way to the API host. In the browser: this site's own /api, where the session cookie stands for
 * the token. On the server: the embedded host in this process, or API_URL.
 */
export async function send(path: string, init: RequestInit, visitor?: Visitor): Promise<Response> {
  if (typeof window !== 'undefined') return fetch(path, init);
  const { dispatch } = await import('./server-transport');
  const request = new Request(new URL(path, 'http://haat.internal'), init);
  return dispatch(request, { signal: init.signal, address: visitor?.address });
}
