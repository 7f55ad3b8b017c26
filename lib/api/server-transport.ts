import { config } from '@/lib/config';

/** Hands a request to the API host: in process without a socket, or to API_URL when it is set. */
export async function dispatch(request: Request, signal?: AbortSignal | null): Promise<Response> {
  if (config.apiUrl) return forward(request, config.apiUrl);
  const { embeddedHost } = await import('@/lib/marketplace/host/embedded');
  const answer = Promise.resolve((await embeddedHost()).fetch(request));
  return signal ? Promise.race([answer, aborted(signal)]) : answer;
}

function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'cookie', 'connection', 'content-length']) headers.delete(name);
  return fetch(origin + pathname + search, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    redirect: 'manual',
    // Node needs it to send a stream; TypeScript's DOM types do not know it.
    ...({ duplex: 'half' } as object),
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
