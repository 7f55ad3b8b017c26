import { config } from '@/lib/config';
import { socketAddressHeader } from '@/lib/security/socket-address';
import { remotePicture, withLocalPictures } from './pictures/address';
import { answerPicture } from './pictures/answer';

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

async function forward(request: Request, origin: string, address?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/uploads/')) return answerPicture(remotePicture(pathname), request);
  const headers = new Headers(request.headers);
  for (const name of [...ofThisHop, socketAddressHeader]) headers.delete(name);
  if (address) headers.set('x-forwarded-for', address.replace('/64', ''));
  const answer = await fetch(origin + pathname + search, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    redirect: 'manual',
    // Node needs it to send a stream; TypeScript's DOM types do not know it.
    ...({ duplex: 'half' } as object),
  });
  return asOurs(answer);
}

/** Said of the bytes that came, which `fetch` has decoded already. */
const ofTheirBytes = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** The API host's answer as this site gives it: decoded, the pictures it names led through this site. */
async function asOurs(answer: Response): Promise<Response> {
  const { status, body } = answer;
  const headers = new Headers(answer.headers);
  for (const name of ofTheirBytes) headers.delete(name);
  const isJson = body && headers.get('content-type')?.includes('json');
  return new Response(isJson ? ledHere(await answer.text()) : body, { status, headers });
}

function ledHere(json: string): string {
  try {
    return JSON.stringify(withLocalPictures(JSON.parse(json)));
  } catch {
    return json;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
