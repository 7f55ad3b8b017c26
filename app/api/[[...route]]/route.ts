import type { NextRequest } from 'next/server';
import { visitorOf } from '@/lib/api/visitor';
import { forwardCall } from '@/lib/auth/forward-call';
import { withBodyLimit } from '@/lib/security/bounded-request';

/** Calls to the API host that reach Next; our own server hands them on itself (server/api.ts). */
const handle = (request: NextRequest) =>
  withBodyLimit(request, (bounded) => forwardCall(bounded, visitorOf(request.headers).address));

export { handle as DELETE, handle as GET, handle as HEAD, handle as POST, handle as PUT };
