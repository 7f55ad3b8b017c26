import type { NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { getProfile, login, logout, verifyOtp } from '@/lib/api/accounts';
import { ApiError } from '@/lib/api/request';
import { visitorOf } from '@/lib/api/visitor';
import { sessionCookie, sessionSeconds } from './session-cookie';

/**
 * Sign-in by password, or by the one-time code that verifies an address. The encrypted cookie
 * `token` holds the API token; page scripts see only the user.
 */
export const authOptions: NextAuthOptions = {
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  pages: { signIn: '/signin' },
  cookies: { sessionToken: sessionCookie },
  providers: [
    CredentialsProvider({
      name: 'Haat',
      credentials: { email: {}, password: {}, otp: {}, lang: {} },
      async authorize(credentials, { headers }) {
        const { email = '', password = '', otp, lang } = credentials ?? {};
        const locale = lang === 'hi' ? 'hi' : 'en';
        const visitor = visitorOf(new Headers(headers));
        try {
          const { token, user } = otp
            ? await verifyOtp(locale, { email, otp, purpose: 'verify' }, visitor)
            : await login(locale, { email, password }, visitor);
          if (!token || !user) return null;
          return { id: user.email, token, ...user };
        } catch (error) {
          // next-auth hands this message to the page that signs in.
          if (!(error instanceof ApiError)) throw new Error('code:');
          throw new Error(error.code === 'api' ? error.message : `code:${error.code}`);
        }
      },
    }),
  ],
  callbacks: {
    async jwt({ token, user, trigger }) {
      if (trigger === 'update') return { ...token, user: await currentUser(token) };
      if (!user) return token;
      const { first_name, last_name, email, is_verified, token: apiToken } = user;
      return { user: { first_name, last_name, email, is_verified }, apiToken };
    },
    session({ session, token }) {
      return { expires: session.expires, user: token.user };
    },
  },
  events: {
    async signOut({ token }) {
      if (token?.apiToken) await logout(token.apiToken).catch(() => {});
    },
  },
};

/** The API's word on who this is; what the browser sends with an update is never believed. */
async function currentUser({ apiToken, user }: JWT): Promise<JWT['user']> {
  try {
    const { first_name, last_name, email, is_verified } = (await getProfile('en', apiToken)).user;
    return { first_name, last_name, email, is_verified };
  } catch {
    return user;
  }
}
