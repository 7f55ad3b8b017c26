import { laterPosition, positionIn, readAfterHeader } from '@/lib/caching/read-after';
import { changesHeader, changesText } from '@/lib/caching/told-changes';
import { config } from '@/lib/config';
import { checkedAnswer } from '@/lib/contract/checked-answer';
import { log } from '@/lib/log/log';
import { serverProcess } from '@/lib/process/server-process';
import { socketAddressHeader } from '@/lib/security/socket-address';
import { remotePicture, withLocalPictures } from './pictures/address';
import { answerPicture } from './pictures/answer';
import { isUnavailable } from './unavailable';

type Circumstances = {
  signal?: AbortSignal | null;
  /** The visitor's address, for the limits of the API host; without it no limit by address applies. */
  address?: string;
  /** True if the answer becomes part of a page, which may be cached. */
  isForPage?: boolean;
};

/** Sends a request to the API host: in process without a socket, or to API_URL if it is set. */
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
  const { embeddedHost } = await import('#host');
  const circumstances = { address, readAfter: serverProcess.readAfter, changes };
  const answer = Promise.resolve((await embeddedHost()).fetch(request, circumstances));
  return signal ? Promise.race([answer, aborted(signal)]) : answer;
}

/**
 * The position before every write. It is sent explicitly, because calls with a token and without a position
 * read the latest data.
 */
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
    // Node requires it to send a stream; TypeScript's DOM types lack it.
    ...({ duplex: 'half' } as object),
  });
  return passedOn(answer, { method: request.method, path: pathname });
}

/** Answer headers about the received bytes, which `fetch` has already decoded. */
const encodingHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** Returns the API host's answer, parsed by the contract, with picture addresses rewritten to this site. */
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
