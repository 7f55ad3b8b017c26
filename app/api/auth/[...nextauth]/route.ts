import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { refusingMalformed } from '@/lib/auth/refuse-malformed';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';
import { withBodyLimit } from '@/lib/security/with-body-limit';

const handler = refusingMalformed<NextRequest>(NextAuth(authOptions));

/** Refuses cross-site requests, so that no other site can sign anybody in or out or change the user. */
async function post(request: NextRequest, context: unknown): Promise<Response> {
  const refused = refuseCrossSiteWrite(request);
  return refused ?? withBodyLimit(request, (bounded) => handler(bounded, context));
}

export { handler as GET, post as POST };
