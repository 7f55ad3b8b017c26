import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { logout } from '@/lib/api/accounts';
import { authorize } from './authorize';
import { sessionCallbacks } from './session-callbacks';
import { sessionCookie, sessionSeconds } from './session-cookie';

/**
 * Sign-in by password, or by a one-time code. The encrypted cookie
 * `token` holds the API token; page scripts see only the user, and only while that token is live.
 */
export const authOptions: NextAuthOptions = {
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  pages: { signIn: '/signin' },
  cookies: { sessionToken: sessionCookie },
  providers: [
    CredentialsProvider({
      name: 'Haat',
      credentials: {
        email: {},
        phone: {},
        password: {},
        otp: {},
        purpose: {},
        request: {},
        device: {},
        lang: {},
      },
      authorize,
    }),
  ],
  callbacks: sessionCallbacks,
  events: {
    async signOut({ token }) {
      if (token?.apiToken) await logout(token.apiToken).catch(() => {});
    },
  },
};
