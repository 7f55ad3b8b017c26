import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimitOf } from '@/lib/security/body-limit';
import { refuseRequest } from './refuse-request';

/** Bytes of all bodies that are being read at this moment; more would fill the memory. */
const maxBytesInFlight = 256 * 1024 * 1024;
let bytesInFlight = 0;

/**
 * Holds a request to the size that its path takes: a longer `Content-Length` is refused before a byte is
 * read, and a body without one once it has grown too long. Whoever reads the request gets no more of it.
 * @returns whether the request goes on
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers } = request;
  const [path = ''] = (request.url ?? '').split('?');
  const limit = bodyLimitOf(path, headers['content-type']);
  const declared = Number(headers['content-length'] ?? 0);
  if (declared > limit) {
    refuseRequest(request, response, 413, 'too_large');
    return false;
  }
  if (declared === 0 && headers['transfer-encoding'] === undefined) return true;
  if (bytesInFlight > maxBytesInFlight) {
    response.setHeader('Retry-After', 5);
    refuseRequest(request, response, 503, 'too_busy');
    return false;
  }
  let size = 0;
  const { push } = request;
  // Node's parser hands each chunk to `push`, also of a body that nobody reads yet.
  request.push = (chunk, encoding) => {
    if (chunk !== null) {
      size += chunk.length;
      bytesInFlight += chunk.length;
      if (size > limit) {
        refuseRequest(request, response, 413, 'too_large');
        return true;
      }
    }
    return push.call(request, chunk, encoding);
  };
  response.once('close', () => {
    bytesInFlight -= size;
  });
  return true;
}
