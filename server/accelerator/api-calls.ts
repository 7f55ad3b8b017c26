import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { visitorOf } from '@/lib/api/visitor';
import { forwardCall } from '@/lib/auth/forward-call';
import { letBodyPass } from '@/lib/security/requests/refuse-request';

/** Paths below /api that the site answers itself. */
const siteRoutes =
  /^\/api\/(?:auth|vendor-session|(?:seller|operator)\/session|revalidate)(?:[/?]|$)/;

/** Whether an address is a call to the API host. */
export const isApiCall = (url: string) => url.startsWith('/api/') && !siteRoutes.test(url);

/** A picture or a file of goods may still be on its way from a phone when its sender has been answered. */
const afterAnswer = { lingering: 60_000, drained: 64 * 1024 * 1024 };

const listener = getRequestListener(
  (request) => forwardCall(request, visitorOf(request.headers).address),
  // It would close the connection half a second after an answer that came before the end of the body.
  { overrideGlobalObjects: false, autoCleanupIncoming: false },
);

/** Hands calls to the API host without passing through Next, which would cost more than most of them. */
export function answerApiCall(request: IncomingMessage, response: ServerResponse) {
  response.once('finish', () => {
    if (request.complete) return;
    letBodyPass(request, afterAnswer);
    // Whoever was to read the body has stopped it.
    request._read(0);
  });
  return listener(request, response);
}
