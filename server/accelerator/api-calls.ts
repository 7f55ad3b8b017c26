import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { forwardCall } from '@/lib/auth/forward-call';
import { visitorOf } from '@/lib/client/visitor';
import { letBodyPass } from '@/lib/security/requests/refuse-request';

/** Paths below /api that the site answers itself. */
const siteRoutes =
  /^\/api\/(?:auth|vendor-session|(?:seller|operator)\/session|revalidate)(?:[/?]|$)/;

/** True if an address is a call to the API host. */
export const isApiCall = (url: string) => url.startsWith('/api/') && !siteRoutes.test(url);

/** Limits for draining a body after the answer: a phone may still be uploading a picture or a product file. */
const afterAnswer = { lingering: 60_000, drained: 64 * 1024 * 1024 };

const listener = getRequestListener(
  (request) => forwardCall(request, visitorOf(request.headers).address),
  // Its cleanup would close the connection half a second after an answer sent before the end of the body.
  { overrideGlobalObjects: false, autoCleanupIncoming: false },
);

/** Answers calls to the API host without Next, which would cost more than most calls. */
export function answerApiCall(request: IncomingMessage, response: ServerResponse) {
  response.once('finish', () => {
    if (request.complete) return;
    letBodyPass(request, afterAnswer);
    // The reader of the body has paused it.
    request._read(0);
  });
  return listener(request, response);
}
