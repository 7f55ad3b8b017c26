import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refusal, refusalOf } from '@/lib/security/refuse';
import { dropBodyHeaders } from './response-headers';

/** How much the other end may still send after it was refused, in milliseconds and bytes. */
const afterRefusal = { lingering: 1500, drained: 1024 * 1024 };

/**
 * Answers a request that goes no further, and lets the rest of its body pass. What anybody else still writes
 * to the response is dropped.
 */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  why: Refusal,
): void {
  if (response.headersSent) {
    request.socket.destroySoon();
    return;
  }
  const body = JSON.stringify(refusalOf(request.url ?? '', why));
  dropBodyHeaders(response);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
  ignoreFurtherWrites(response);
  if (!request.complete) letBodyPass(request, afterRefusal);
}

/** Whatever anybody still writes to an answer that has been sent is dropped. */
export function ignoreFurtherWrites(response: ServerResponse): void {
  const same = () => response;
  Object.assign(response, {
    setHeader: same,
    appendHeader: same,
    removeHeader: () => {},
    writeHead: same,
    write: () => true,
    end: same,
    flushHeaders: () => {},
  });
}

/**
 * Reads on for a while without keeping anything, then not at all: a sender whose connection is closed at once does not
 * hear the answer.
 * @param bounds milliseconds, and bytes
 */
export function letBodyPass(
  request: IncomingMessage,
  { lingering, drained }: { lingering: number; drained: number },
): void {
  const { socket, push } = request;
  const timer = setTimeout(() => socket.destroy(), lingering).unref();
  let left = drained;
  request.push = (chunk) => {
    if (chunk === null) {
      clearTimeout(timer);
      return push.call(request, null);
    }
    left -= chunk.length;
    return left > 0;
  };
}
