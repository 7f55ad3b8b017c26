import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { refuseForeignWrite } from '@/lib/security/refuse';

const handler = NextAuth(authOptions);

/** Nobody is signed in or out, or made somebody else, on another site's word. */
async function post(request: NextRequest, context: unknown): Promise<Response> {
  return refuseForeignWrite(request) ?? handler(request, context);
}

export { handler as GET, post as POST };
