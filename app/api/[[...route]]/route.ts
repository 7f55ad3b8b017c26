import type { NextRequest } from 'next/server';
import { visitorOf } from '@/lib/api/visitor';
import { forwardCall } from '@/lib/auth/forward-call';
import { withBodyLimit } from '@/lib/security/with-body-limit';

/** Calls to the API host that reach Next; the accelerator hands them on itself (server/accelerator/api-calls.ts). */
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
