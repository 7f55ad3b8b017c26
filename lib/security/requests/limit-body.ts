import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorOfRequest } from '@/lib/network/visitor-address';
import { bodyLimitOf, heldOf } from '@/lib/security/body-limit';
import { type BodyPace, createBodyPace } from './body-pace';
import { type BodyShares, createBodyShares } from './body-shares';
import { breakBody, refuseRequest } from './refuse-request';

type Bounds = { shares: BodyShares; pace: BodyPace };

const secondsBetweenLooks = 5;

let processBounds: Bounds | undefined;

function boundsOfProcess(): Bounds {
  if (!processBounds) {
    const pace = createBodyPace(() => performance.now());
    setInterval(pace.check, secondsBetweenLooks * 1000).unref();
    processBounds = { shares: createBodyShares(), pace };
  }
  return processBounds;
}

/**
 * Applies the body limits of a request: refuses a `Content-Length` over the limit of its path before reading a
 * byte, and a body without one when it grows too long. Also applies the visitor's share of memory for bodies
 * (503) and a minimum pace (408). Readers of a refused request get no more data, and no end.
 * @returns true if the request may continue
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  bounds?: Bounds,
): boolean {
  const { headers } = request;
  const [path = ''] = (request.url ?? '').split('?');
  const limit = bodyLimitOf(path, headers['content-type']);
  const declared = Number(headers['content-length'] ?? 0);
  if (declared > limit) {
    refuseRequest(request, response, 413, 'too_large');
    return false;
  }
  if (declared === 0 && headers['transfer-encoding'] === undefined) return true;
  const { shares, pace } = bounds ?? boundsOfProcess();
  const place = shares.open(visitorOfRequest(request), heldOf(path, declared));
  if (!place) {
    refuseAsBusy(request, response);
    return false;
  }
  let size = 0;
  let isRefused = false;
  const refuse = (answer: () => void) => {
    isRefused = true;
    unwatch();
    answer();
    breakBody(request, place.close);
  };
  const unwatch = pace.watch({
    received: () => size,
    isUnread: () => request.readableLength > 0,
    end: () => refuse(() => refuseRequest(request, response, 408, 'too_slow')),
  });
  const { push } = request;
  // Node's parser passes each chunk to `push`, also of a body that nobody reads yet.
  request.push = (chunk, encoding) => {
    if (chunk === null) {
      unwatch();
      return push.call(request, null);
    }
    const before = size;
    size += chunk.length;
    if (size > limit) {
      refuse(() => refuseRequest(request, response, 413, 'too_large'));
      return true;
    }
    if (!place.take(heldOf(path, size) - heldOf(path, before))) {
      refuse(() => refuseAsBusy(request, response));
      return true;
    }
    return push.call(request, chunk, encoding);
  };
  response.once('close', () => {
    unwatch();
    if (!isRefused) place.close();
  });
  return true;
}

function refuseAsBusy(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', 5);
  refuseRequest(request, response, 503, 'too_busy');
}
