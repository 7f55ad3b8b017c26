import type { NextRequest } from 'next/server';
import { forwardCall } from '@/lib/auth/forward-call';
import { visitorOf } from '@/lib/client/visitor';
import { withBodyLimit } from '@/lib/security/with-body-limit';

/**
 * Forwards calls to the API host that reach Next; the accelerator forwards the others itself
 * (server/accelerator/api-calls.ts).
 */
const handle = (request: NextRequest) =>
  withBodyLimit(request, (bounded) => forwardCall(bounded, visitorOf(request.headers).address));

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
