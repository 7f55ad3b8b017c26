import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refusal, refusalOf } from '@/lib/security/refuse';
import { dropBodyHeaders } from './response-headers';

/** The time in milliseconds and the bytes that a client may still send after a refusal. */
const afterRefusal = { lingering: 5000, drained: 1024 * 1024 };

/** Answers a refused request, and drains the rest of its body. Later writes to the response are dropped. */
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

/** Drops all writes to an answer that has been sent. */
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
 * Drains a body for a while, then stops reading: a sender whose connection is closed at once does not receive
 * the answer.
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

/**
 * Ends a refused body in progress: its reader gets a connection error, never the end of the body.
 * @param over is called once nothing of the body is held
 */
export function breakBody(request: IncomingMessage, over: () => void): void {
  const { socket, push } = request;
  const end = () => {
    // Node's own method would close the connection, which its sender may keep using.
    request._destroy = (error, done) => done(request.listenerCount('error') ? error : null);
    request.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    socket.off('close', end);
    over();
  };
  socket.once('close', end);
  request.push = (chunk, encoding) => {
    if (chunk === null) end();
    return push.call(request, chunk, encoding);
  };
}
