import { config } from '@/lib/config';
import { socketAddressHeader } from '@/lib/security/visitor-address.mjs';

type Circumstances = {
  signal?: AbortSignal | null;
  /** Whose request this is, for the limits of the API host; without it none counts by address. */
  address?: string;
};

/** Hands a request to the API host: in process without a socket, or to API_URL when it is set. */
export async function dispatch(
  request: Request,
  { signal, address }: Circumstances = {},
): Promise<Response> {
  if (config.apiUrl) return forward(request, config.apiUrl, address);
  const { embeddedHost } = await import('@/lib/marketplace/host/embedded');
  const answer = Promise.resolve((await embeddedHost()).fetch(request, { address }));
  return signal ? Promise.race([answer, aborted(signal)]) : answer;
}

const ofThisHop = ['host', 'cookie', 'connection', 'content-length', 'x-forwarded-for'];

function forward(request: Request, origin: string, address?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...ofThisHop, socketAddressHeader]) headers.delete(name);
  if (address) headers.set('x-forwarded-for', address.replace('/64', ''));
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
