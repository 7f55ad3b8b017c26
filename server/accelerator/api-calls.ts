import { getRequestListener } from '@hono/node-server';
import { visitorOf } from '@/lib/api/visitor';
import { forwardCall } from '@/lib/auth/forward-call';

/** Paths below /api that the site answers itself. */
const siteRoutes =
  /^\/api\/(?:auth|vendor-session|(?:seller|operator)\/session|revalidate)(?:[/?]|$)/;

/** Whether an address is a call to the API host. */
export const isApiCall = (url: string) => url.startsWith('/api/') && !siteRoutes.test(url);

/** Hands calls to the API host without passing through Next, which would cost more than most of them. */
export const answerApiCall = getRequestListener(
  (request) => forwardCall(request, visitorOf(request.headers).address),
  { overrideGlobalObjects: false },
);
