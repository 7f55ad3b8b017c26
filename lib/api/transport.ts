/**
 * The way to the API host. In the browser: this site's own /api, where the session cookie stands for
 * the token. On the server: the embedded host in this process, or API_URL.
 */
export async function send(path: string, init: RequestInit): Promise<Response> {
  if (typeof window !== 'undefined') return fetch(path, init);
  const { dispatch } = await import('./server-transport');
  return dispatch(new Request(new URL(path, 'http://haat.internal'), init), init.signal);
}
