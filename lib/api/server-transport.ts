import { laterPosition, positionIn, readAfterHeader } from '@/lib/caching/read-after';
import { changesHeader, changesText } from '@/lib/caching/told-changes';
import { config } from '@/lib/config';
import { log } from '@/lib/marketplace/kernel/log';
import { serverProcess } from '@/lib/process/server-process';
import { socketAddressHeader } from '@/lib/security/socket-address';
import { checkedAnswer } from './contract/checked-answer';
import { remotePicture, withLocalPictures } from './pictures/address';
import { answerPicture } from './pictures/answer';
import { isUnavailable } from './unavailable';

type Circumstances = {
  signal?: AbortSignal | null;
  /** Whose request this is, for the limits of the API host; without it none counts by address. */
  address?: string;
  /** Whether a page is made of the answer, which may be kept. */
  isForPage?: boolean;
};

/** Sends a request to the API host: in process without a socket, or to API_URL when it is set. */
export async function dispatch(
  request: Request,
  circumstances: Circumstances = {},
): Promise<Response> {
  let status = 0;
  try {
    const answer = await answerOf(request, circumstances);
    status = answer.status;
    return answer;
  } finally {
    if (isUnavailable(status)) serverProcess.unavailableAt = Date.now();
  }
}

async function answerOf(
  request: Request,
  { signal, address, isForPage }: Circumstances,
): Promise<Response> {
  const changes = isForPage ? serverProcess.changes : undefined;
  if (config.apiUrl) return forward(request, config.apiUrl, { address, changes });
  const { embeddedHost } = await import('@/lib/marketplace/app/embedded');
  const circumstances = { address, readAfter: serverProcess.readAfter, changes };
  const answer = Promise.resolve((await embeddedHost()).fetch(request, circumstances));
  return signal ? Promise.race([answer, aborted(signal)]) : answer;
}

/** Behind no write. Said, because whoever has a token and says nothing reads what is latest. */
const beginning = '0'.repeat(16);

/** Request headers that are not passed on. */
const ownRequestHeaders = [
  ...['host', 'cookie', 'connection', 'content-length', 'x-forwarded-for'],
  ...[changesHeader, socketAddressHeader],
];

async function forward(
  request: Request,
  origin: string,
  { address, changes }: { address?: string; changes?: number },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/uploads/')) return answerPicture(remotePicture(pathname), request);
  const headers = new Headers(request.headers);
  for (const name of ownRequestHeaders) headers.delete(name);
  if (changes) headers.set(changesHeader, changesText(changes));
  if (address) headers.set('x-forwarded-for', address.replace('/64', ''));
  const readAfter = laterPosition(
    positionIn(headers.get(readAfterHeader)),
    serverProcess.readAfter,
  );
  headers.set(readAfterHeader, readAfter ?? beginning);
  const answer = await fetch(origin + pathname + search, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    redirect: 'manual',
    // Node needs it to send a stream; TypeScript's DOM types do not know it.
    ...({ duplex: 'half' } as object),
  });
  return passedOn(answer, { method: request.method, path: pathname });
}

/** Answer headers about the bytes that came, which `fetch` has decoded already. */
const encodingHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** The API host's answer, parsed by the contract, with its pictures' addresses led through this site. */
async function passedOn(
  answer: Response,
  call: { method: string; path: string },
): Promise<Response> {
  const { status, body } = answer;
  const headers = new Headers(answer.headers);
  for (const name of encodingHeaders) headers.delete(name);
  const isJson = body && headers.get('content-type')?.includes('json');
  if (!isJson) return new Response(body, { status, headers });
  const text = await answer.text();
  const json = parseJson(text);
  if (json === undefined) return new Response(text, { status, headers });
  const checked = checkedAnswer(call, { status, body: json });
  if (checked.broken) {
    log.error(checked.broken, 'the API host broke the contract');
    headers.set('cache-control', 'no-store');
  }
  const local = JSON.stringify(withLocalPictures(checked.body));
  return new Response(local, { status: checked.status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
